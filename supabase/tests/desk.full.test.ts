/** @jest-environment node */
import { cellsAtOnce, commandsAtOnce, deskScenarios, swapsAtOnce } from './scenarios/desk';
import { describeRules } from './support/describeRules';
import type { Fault } from './support/without';

type Scenario = keyof typeof deskScenarios;

const rights: Scenario =
  'a guest, a player and an organiser are refused every request of the desk, and so are dismissed staff';
const guests: Scenario = 'the desk books for a guest without an address, and its author is known';
const members: Scenario = 'the desk books for a member, with the name and the address of the account';
const limits: Scenario =
  'limits of one person bind no staff, and what the desk entered counts for none of them';
const hours: Scenario = 'the desk books only in opening hours, on courts in service, until the hour is over';
const clocks: Scenario = 'an hour begins when the centre’s clock says, on both sides of a clock change';
const phones: Scenario = 'a phone number has digits and no letters, at the desk and online';
const scripts: Scenario = 'names of every script are kept, without signs that turn the text around them';
const secrets: Scenario =
  'no visitor reads a number, a note or an author of the staff, not even about their own game';
const repeats: Scenario = 'a repeated command is executed once and answers the same';
const courts: Scenario = 'a court has one game: the desk reads who has it, and which are free';
const together: Scenario = 'several courts of one hour are booked and taken back together, with one mail';
const group: Scenario = 'a group is cancelled and brought back in one command, with one mail, all or none';
const unproven: Scenario =
  'the desk sees that an account has not confirmed its address, and mails only what it typed itself';
const changes: Scenario =
  'the desk moves and cancels after the visitors’ deadline, but not what another has changed since';
const undoing: Scenario =
  'a command is undone within two minutes, by its author, if nothing has changed since';
const attendance: Scenario = 'attendance survives a move to another court and its undoing, but no other hour';
const absences: Scenario =
  'absences of ninety days are counted for the member, the guest’s address or the number';
const suspension: Scenario =
  'a suspended person books nothing online until it ends, and their account alone reads the sentence';
const addressed: Scenario =
  'a block is told to an address that is known here, twenty times a day by one of the staff';
const unread: Scenario = 'a suspension that is refused looks for no reservation';
const told: Scenario =
  'a person whom the desk suspends gets one mail with the sentence, and none when it ends';
const team: Scenario = 'a manager alone keeps the team from booking online, by account or by address';
const edits: Scenario = 'who edits an older state is told, and an edit names its fields in the audit alone';
const addresses: Scenario =
  'a guest whose address the desk changes gets a mail there, and links of the first address open nothing';
const mails: Scenario = 'a visitor reads the reason of the desk, and nothing of what was undone';
const found: Scenario = 'the desk finds games by the beginnings of names, the number or the reference';
const fifty: Scenario = 'a search answers fifty games, the nearest first, and that there are more';
const eight: Scenario = 'the desk finds eight members by the beginnings of words, and none without words';
const days: Scenario = 'the desk lists up to 31 days, with closed courts apart';
const audit: Scenario = 'the audit says which days, searches, changes and suspensions were whose';
const known: Scenario = 'a person reads what the desk knows of them, and it is forgotten with their name';
const nowhere: Scenario = 'a person who asks to be forgotten, or whom the night forgets, is in no table';
const forgotten: Scenario =
  'commands are forgotten after two days, authors with the names, and suspended addresses after a year';

const inPart = (name: string, part: string, instead: string): Fault => ({ function: name, part, instead });
const open = (name: string): readonly [Scenario, Fault] => [
  rights,
  inPart(`public.${name}`, "not private.has_role('staff')", 'false'),
];

const faults: readonly (readonly [Scenario, Fault])[] = [
  ...(
    [
      'desk_days',
      'desk_book',
      'desk_book_courts',
      'desk_move',
      'desk_cancel',
      'desk_undo',
      'desk_edit',
      'desk_attendance',
      'desk_members',
      'desk_search',
      'suspend_person',
      'end_suspension',
    ] as const
  ).map(open),

  [guests, inPart('private.book_at_desk', 'private.clean_lines(book_at_desk.note)', 'book_at_desk.note')],
  [guests, inPart('private.book_at_desk', 'book_at_desk.member, auth.uid(),', 'book_at_desk.member, null,')],
  [guests, inPart('private.new_reference', "'23456789A", "'03456789A")],
  [
    members,
    inPart('private.book_at_desk', "said_email := coalesce(said_email, nullif(account.email, ''));", ''),
  ],
  [
    members,
    inPart('private.book_at_desk', "if not found then return private.refused('unknown-member'); end if;", ''),
  ],
  [limits, inPart('public.book', "interval '1 hour' and entered_by is null", "interval '1 hour'")],
  [limits, inPart('public.book', 'cancelled_at is null and entered_by is null', 'cancelled_at is null')],
  [limits, inPart('public.blocks', 'is not null and entered_by is null', 'is not null')],

  [
    hours,
    inPart(
      'private.why_not_at_desk',
      'not wanted_hour <@ private.hours_of(wanted_centre, wanted_day)',
      'false',
    ),
  ],
  [hours, inPart('private.book_at_desk', 'not between 2 and 4', '< 2')],
  [hours, inPart('private.why_not_at_desk', 'and in_service', '')],
  [
    hours,
    inPart('private.why_not_at_desk', 'private.has_ended(wanted_centre, wanted_day, wanted_hour)', 'false'),
  ],
  [hours, inPart('private.why_not_at_desk', "interval '2 years'", "interval '3 years'")],
  [hours, inPart('private.has_ended', "interval '1 hour'", "interval '59 minutes'")],
  [hours, inPart('public.desk_move', 'private.has_ended(own.centre, own.day, own.hour)', 'false')],
  [hours, inPart('public.desk_cancel', 'private.has_ended(own.centre, own.day, own.hour)', 'false')],
  ...['why_not_at_desk', 'why_closed'].map(
    (name) => [hours, inPart(`private.${name}`, 'if wanted_day > (', 'if false and wanted_day > (')] as const,
  ),
  [clocks, inPart('private.beginning', 'at time zone time_zone', "at time zone '+01'")],

  [
    phones,
    inPart(
      'public.book',
      "if not private.is_phone(said_phone) then return private.refused('phone'); end if;",
      '',
    ),
  ],
  [
    phones,
    inPart(
      'private.book_at_desk',
      "if not private.is_phone(said_phone) then return private.refused('phone'); end if;",
      '',
    ),
  ],
  [
    phones,
    inPart(
      'public.desk_edit',
      "if not private.is_phone(said_phone) then return private.refused('phone'); end if;",
      '',
    ),
  ],
  [phones, inPart('private.is_phone', 'between 6 and 15', 'between 1 and 30')],
  [phones, inPart('private.clean_phone', 'private.clean_name(', 'trim(')],
  [scripts, inPart('private.clean_name', '\\u202a-\\u202e', '')],

  [
    secrets,
    inPart(
      'private.as_read',
      "'reference', coalesce(reservation.reference, '')",
      "'reference', coalesce(reservation.phone, '')",
    ),
  ],
  [repeats, inPart('private.known_answer', 'known.person <> auth.uid()', 'false')],
  [
    repeats,
    inPart('private.known_answer', 'known.asked <> private.hash_of_command(known_answer.asked)', 'false'),
  ],
  [repeats, inPart('private.desk_answer', "known ? 'undone' or", '')],
  [
    repeats,
    inPart(
      'public.desk_book',
      'desk_book.court, desk_book.players, desk_book.name,',
      'desk_book.court, desk_book.players,',
    ),
  ],
  [repeats, inPart('public.desk_move', 'desk_move.hour, desk_move.court', 'desk_move.court')],
  [repeats, inPart('public.desk_cancel', ', desk_cancel.reason)', ')')],
  [repeats, inPart('private.book_at_desk', 'if answer is not null then return answer; end if;', '')],
  [repeats, inPart('public.desk_cancel', 'if answer is not null then return answer; end if;', '')],
  [repeats, inPart('public.desk_undo', "if not known.answer ? 'undone' then", 'if true then')],
  [courts, inPart('private.book_at_desk', 'or number is null', '')],
  [
    together,
    inPart(
      'public.desk_book_courts',
      'desk_book_courts.hour, desk_book_courts.courts,',
      'desk_book_courts.hour,',
    ),
  ],
  [together, inPart('private.book_at_desk', 'perform private.begin_desk_change(true);', 'null;')],
  [
    together,
    inPart('private.book_at_desk', "perform private.queue_series_mail(null, 'booked', ids, null);", 'null;'),
  ],
  [
    together,
    inPart('public.desk_undo', 'begin_desk_change(cardinality(ids) > 1)', 'begin_desk_change(false)'),
  ],
  [together, inPart('public.desk_undo', 'if is_told and cardinality(ids) > 1', 'if cardinality(ids) > 1')],
  [
    together,
    inPart('public.desk_undo', 'private.clock() where id = any(ids)', 'private.clock() where id = own.id'),
  ],
  [
    together,
    inPart('public.desk_undo', "perform private.queue_series_mail(null, 'cancelled', ids, null);", 'null;'),
  ],
  [
    'the mail about several courts tells how they stand when it leaves',
    inPart('public.claim_mails', 'perform private.renew_group_mails();', ''),
  ],
  [
    'what the desk does for a person hinders none of their own bookings',
    inPart('private.mailbox_waits_until', 'not by_desk or', 'true or'),
  ],
  [together, inPart('public.claim_mails', 'where place > 1', 'where false')],
  [
    courts,
    inPart('public.desk_book_courts', 'array_ndims(desk_book_courts.courts) is distinct from 1', 'false'),
  ],
  [group, inPart('public.desk_cancel', 'or not private.courts_with(own) @> desk_cancel.others', '')],
  [group, inPart('public.desk_cancel', "jsonb_typeof(desk_cancel.others) is distinct from 'array'", 'false')],
  [group, inPart('public.desk_cancel', "perform private.tell_courts('cancelled', ids, why);", '')],
  [group, inPart('public.desk_cancel', 'private.is_told_together(own, ids)', 'false')],
  [
    group,
    inPart(
      'public.desk_cancel',
      "then jsonb_build_array(desk_cancel.others) else '[]' end",
      "then '[]'::jsonb else '[]' end",
    ),
  ],
  [group, inPart('public.desk_undo', "raise sqlstate 'JK001';", 'return private.taken_by(other);')],
  [group, inPart('public.desk_undo', "perform private.tell_courts('booked', ids, null);", '')],
  [group, inPart('public.desk_undo', 'private.is_told_together(own, ids)', 'false')],
  [group, inPart('private.courts_with', 'and (day, hour) = (own.day, own.hour)', '')],
  [group, inPart('private.tell_courts', 'is_known := true;', '')],
  [group, inPart('private.tell_courts', 'delete from private.outgoing_mail where id = mail.id;', '')],
  [
    'the mail about one cancelled court of a group names those that stand',
    inPart('private.queue_mail', 'reservation.changed_by is not null', 'false'),
  ],
  [group, inPart('private.queue_series_mail', 'first_one.changed_by is null and', '')],
  [
    'the mail about one cancelled court of a group names those that stand',
    inPart(
      'private.renew_group_mails',
      "and private.mail_address(other, 'booked') = mail.recipient\n    group",
      'group',
    ),
  ],
  [unproven, inPart('private.has_proven_address', 'and email_confirmed_at is not null', '')],
  [
    unproven,
    inPart('private.book_at_desk', 'if not private.has_proven_address(book_at_desk.member)', 'if false'),
  ],
  [
    unproven,
    inPart('public.create_series', 'if private.has_proven_address(create_series.member)', 'if true'),
  ],
  [
    unproven,
    inPart('private.mail_address', 'when private.has_proven_address(reservation.owner)', 'when true'),
  ],
  [courts, inPart('private.taken_by', 'other.closure is null and', '')],
  [changes, inPart('public.desk_move', 'own.sequence is distinct from desk_move.sequence', 'false')],
  [changes, inPart('public.desk_cancel', 'own.sequence is distinct from desk_cancel.sequence', 'false')],
  [changes, inPart('private.put_at_desk', "perform set_config('desk.staff', auth.uid()::text, true);", '')],
  [changes, inPart('private.reservation_at_desk', 'and closure is null', '')],
  [undoing, inPart('public.desk_undo', "interval '2 minutes'", "interval '3 minutes'")],
  [undoing, inPart('public.desk_undo', 'and person = auth.uid()', '')],
  [undoing, inPart('public.desk_undo', "sequence is distinct from (made ->> 'sequence')::int", 'false')],
  [undoing, inPart('public.desk_undo', 'or name is null', '')],
  [undoing, inPart('public.desk_undo', 'actor <> known.person', 'false')],
  [undoing, inPart('public.desk_undo', 'and actor <> known.person', '')],
  [undoing, inPart('private.put_at_desk', 'cancelled_at = null,', '')],

  [attendance, inPart('public.desk_undo', 'and attendance is not null', 'and false')],
  [attendance, inPart('public.desk_undo', "coalesce(attendance, before ->> 'attendance')", 'attendance')],
  [
    attendance,
    inPart(
      'private.put_at_desk',
      'case when (day, hour) = (wanted_day, wanted_hour) then attendance end',
      'attendance',
    ),
  ],
  [
    attendance,
    inPart(
      'private.put_at_desk',
      'case when (day, hour) = (wanted_day, wanted_hour) then attendance end',
      'null',
    ),
  ],
  [attendance, inPart('public.desk_attendance', 'own.day > private.centre_day(own.centre)', 'false')],
  [
    attendance,
    inPart(
      'public.desk_attendance',
      'private.beginning(own.centre, own.day, own.hour) > private.clock()',
      'false',
    ),
  ],
  [absences, inPart('private.absences_of', "attendance = 'absent' and", '')],
  [absences, inPart('private.absences_of', '- 90', '- 89')],
  [absences, inPart('private.absences_of', '- 90', '- 91')],
  [absences, inPart('private.person_key', 'lower(email)', 'email')],
  [absences, inPart('private.phone_key', '(00)?330?(?=[1-9][0-9]{8}$)|', '')],

  [suspension, inPart('public.book', 'if sentence is not null and (', 'if false and (')],
  [suspension, inPart('private.suspension_row', 'private.mailbox_hash(people.email) = own_mailbox', 'false')],
  [suspension, inPart('private.as_desk', "coalesce(suspension.sentence, '')", "''")],
  [suspension, inPart('public.desk_members', "coalesce((suspension).sentence, '')", "''")],
  [changes, inPart('private.as_desk', "coalesce(reservation.change_reason, '')", "''")],
  [
    suspension,
    inPart('private.mailbox_of', '(select email from private.people where person = account)', 'null'),
  ],
  [suspension, inPart('private.mailbox_of', 'return private.mailbox_hash(', 'return private.address_hash(')],
  [
    suspension,
    inPart('private.lift_suspension', 'private.mailbox_hash(people.email) = own_mailbox', 'false'),
  ],
  [suspension, inPart('private.lift_suspension', 'or mailbox = own_mailbox', '')],
  [
    suspension,
    inPart('private.suspension_of', 'when own.person = account then', 'when own.id is not null then'),
  ],
  [suspension, inPart('private.suspension_row', 'suspensions.person is not distinct from account desc,', '')],
  [
    unread,
    inPart(
      'public.suspend_person',
      'booking uuid;',
      'booking uuid := private.latest_of_guest(suspend_person.email);',
    ),
  ],
  [told, inPart('public.suspend_person', "private.clock() + interval '20 seconds'", 'private.clock()')],
  [told, inPart('public.suspend_person', 'present.sentence = said', 'false')],
  [told, inPart('public.suspend_person', 'is_told := found;', 'is_told := false;')],
  [told, inPart('private.lift_suspension', 'perform private.untell_suspension(own_mailbox);', '')],
  [
    told,
    inPart(
      'private.untell_suspension',
      "kind = 'suspended' and sent_at is null and",
      "kind = 'suspended' and",
    ),
  ],
  [told, inPart('public.send_mail_again', 'reservation is null or', '')],
  ...[
    ['and lower(people.email) = lower(address)', ''],
    ['lower(reservations.email) = lower(address)', 'false'],
    ['lower(waiting.email) = lower(address)', 'false'],
    ['is_told := found;', 'is_told := false;'],
    ['< 20', '< 21'],
    ['blocked_by = auth.uid() and created_at', 'created_at'],
    ['suspensions set sentence = said, is_mailed = is_told', 'suspensions set sentence = said'],
    ["payload = jsonb_build_object('sentence', said), due_at", 'due_at'],
    ['said, is_told, auth.uid()', 'said, true, auth.uid()'],
  ].map(([part = '', instead = '']) => [addressed, inPart('public.suspend_person', part, instead)] as const),
  ...['suspend_person', 'end_suspension'].map(
    (name) => [team, inPart(`public.${name}`, "not private.has_role('manager')", 'false')] as const,
  ),
  [team, inPart('private.is_of_team', "array['staff', 'manager']", "array['manager']")],
  [team, inPart('private.is_of_team', 'or private.mailbox_hash(email) = own_mailbox', '')],

  [edits, inPart('public.desk_edit', "not in ('2',", "not in ('1', '2',")],
  [edits, inPart('public.desk_edit', 'present is distinct from desk_edit.known', 'false')],
  [edits, inPart('public.desk_edit', 'if present <> cleaned then', 'if true then')],
  [edits, inPart('public.desk_edit', 'where value <> present -> key', '')],
  [
    addresses,
    inPart(
      'private.readdress_reservation',
      "delete from private.mail_links where reservation = changed.id and purpose = 'open';",
      '',
    ),
  ],
  [
    addresses,
    inPart(
      'private.readdress_reservation',
      'delete from private.outgoing_mail',
      'perform from private.outgoing_mail',
    ),
  ],
  [
    addresses,
    inPart(
      'private.readdress_reservation',
      'perform private.queue_mail',
      'perform private.mail_about(changed) where false and null = row',
    ),
  ],
  [
    addresses,
    inPart('public.desk_edit', 'case when is_confirming then null else confirm_by end', 'confirm_by'),
  ],
  [
    addresses,
    inPart(
      'public.desk_attendance',
      "case when desk_attendance.attendance = 'arrived' then null else confirm_by end",
      'confirm_by',
    ),
  ],
  [mails, inPart('private.put_at_desk', 'change_reason = why', 'change_reason = null')],
  [mails, inPart('private.put_at_desk', "perform set_config('desk.staff', auth.uid()::text, true);", '')],

  [found, inPart('private.beginnings', "''':*'", "''''")],
  [found, inPart('public.desk_search', 'char_length(digits) >= 4', 'true')],
  [found, inPart('public.desk_search', 'if char_length(digits) >= 3 then', 'if true then')],
  [found, inPart('public.desk_search', "case when is_beginning then '' else '%' end", "''")],
  [found, inPart('public.desk_search', "upper(regexp_replace(said, '[\\s-]', '', 'g'))", 'said')],
  [found, inPart('public.desk_search', 'and day >= first_day and closure is null', '')],
  [fifty, inPart('public.desk_search', 'limit 51', 'limit 50')],
  [fifty, inPart('public.desk_search', 'found_ones - 50', 'found_ones')],
  [fifty, inPart('public.desk_search', 'abs((hit).day - private.centre_day((hit).centre))', 'random()')],
  [eight, inPart('public.desk_members', 'limit 8', 'limit 9')],
  [days, inPart('public.desk_days', 'not between 0 and 30', 'not between -30 and 31')],
  [days, inPart('public.desk_days', 'and closure is null', '')],
  [days, inPart('public.desk_days', 'and cancelled_at is null and closure is null', 'and closure is null')],
  [audit, inPart('private.audit_reading', 'where not exists (', 'where null is null or exists (')],
  [audit, inPart('private.audit_subject', ", 'suspensions')", ')')],
  [audit, inPart('private.write_audit', "tg_table_name = 'reservations'", 'false')],
  [audit, inPart('private.lift_suspension', 'if found then', 'if true then')],
  [
    audit,
    inPart(
      'public.desk_attendance',
      'if earlier is distinct from desk_attendance.attendance then',
      'if true then',
    ),
  ],
  [
    known,
    inPart(
      'public.my_data',
      'from private.suspensions where person = caller',
      'from private.suspensions where false',
    ),
  ],
  [known, inPart('public.my_data', 'private.as_known(reservations)', 'private.as_read(reservations)')],
  [known, inPart('public.guest_data', 'private.as_known(reservations)', 'private.as_read(reservations)')],
  [known, { trigger: 'completed', on: 'private.reservations' }],
  [nowhere, { trigger: 'answers_forgotten', on: 'auth.users' }],
  [nowhere, inPart('public.forget_reservations', 'perform private.forget_answers(addresses);', '')],
  [nowhere, inPart('public.forget_reservations', 'owner is null and lower(email) = any(addresses)', 'false')],
  [nowhere, inPart('private.forget_mails', 'and expires_at <', 'and false and expires_at <')],
  [nowhere, inPart('private.forget_outdated', 'perform private.forget_series_requests();', '')],
  [nowhere, { trigger: 'completed', on: 'private.reservations' }],
  [addresses, inPart('public.desk_edit', 'case when is_readdressed then uuid', 'case when false then uuid')],
  [
    addresses,
    inPart(
      'public.desk_edit',
      'is_confirmed and lower(said_email) is not distinct from lower(email)',
      'is_confirmed and not is_readdressed',
    ),
  ],
  [
    addresses,
    inPart(
      'private.readdress_reservation',
      'delete from private.commands where reservation = changed.id;',
      '',
    ),
  ],
  [known, inPart('private.proven_addresses', 'and is_link', 'and is_confirmed')],
  [
    forgotten,
    inPart(
      'private.forget_outdated',
      "delete from private.desk_commands where at < private.clock() - interval '2 days';",
      '',
    ),
  ],
  [
    forgotten,
    inPart('private.forget_outdated', 'owner = null, entered_by = null, changed_by = null', 'owner = null'),
  ],
  [forgotten, inPart('private.forget_outdated', 'where mailbox is not null and', 'where')],
];

describeRules({
  scenarios: deskScenarios,
  faults,
  together: {
    'of two staff and a visitor who want one cell at once, one has it': async (backEnd) => {
      expect(await cellsAtOnce(backEnd)).toEqual([1, 1, 1, 1, 1, 1]);
    },
    'two staff who swap two games at once both get an answer': async (backEnd) => {
      expect(new Set(await swapsAtOnce(backEnd))).toEqual(new Set(['taken']));
    },
    'a command that arrives three times at once books once': async (backEnd) => {
      expect(await commandsAtOnce(await backEnd.member('staff'))).toEqual([1, 1, 1, 1]);
    },
    'a week of two thousand games is read and searched by index': async (backEnd) => {
      const { query } = backEnd;
      await query(`
        insert into private.courts (centre, number, in_service) select 'prouvy', number, false from generate_series(7, 24) number;
        insert into private.reservations (
          id, centre, court, day, hour, players, plan, service, name, email, phone, attendance, secret_hash, created_at)
        select gen_random_uuid(), 'prouvy', court, date '2026-12-07' + ahead, hour, 4, '', '', 'Nom ' || court || ' ' || hour,
          court || '-' || hour || '@example.org', '06' || lpad((court * 100 + hour)::text, 8, '0'),
          case when (court + hour) % 40 = 0 then 'absent' end, '\\x00', private.clock()
        from generate_series(0, 6) ahead, generate_series(10, 21) hour, generate_series(1, 24) court;
        analyze private.reservations`);
      const plan = async (sql: string) => JSON.stringify(await query(`explain (costs off) ${sql}`));
      expect(
        await plan(`select count(*) from private.reservations where attendance = 'absent' and cancelled_at is null
          and private.person_key(owner, email, phone) = '20-20@example.org' and day > date '2026-10-01'`),
      ).toContain('absences_by_person');
      expect(
        await plan(`select id from private.reservations
          where name is not null and array_to_tsvector(private.words_in(name)) @@ '''24'':*'::tsquery`),
      ).toContain('reservations_by_word');
      expect(
        await plan(`select * from private.reservations
          where centre = 'prouvy' and day = date '2026-12-08' and cancelled_at is null and closure is null`),
      ).toContain('one_reservation_of_a_court');
      const staff = await backEnd.member('staff');
      const { reservations } = await staff.call<{ readonly reservations: readonly object[] }>('desk_days', {
        centre: 'prouvy',
        first_day: '2026-12-07',
        last_day: '2026-12-13',
      });
      expect(reservations).toHaveLength(2016);
      await query('delete from private.reservations; delete from private.courts where number > 6');
    },
  },
});
