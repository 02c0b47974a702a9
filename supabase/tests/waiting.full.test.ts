/** @jest-environment node */
import {
  cancelledSeriesAtOnce,
  joinsBesideACancellation,
  raceWithTheLine,
  waitingScenarios,
} from './scenarios/waiting';
import { describeRules } from './support/describeRules';
import type { Fault } from './support/without';

type Scenario = keyof typeof waitingScenarios;

const order = 'the first in line gets the court of a cancelled game for twenty minutes, then the next';
const freed = 'a line is served when a game is moved away, deleted, or its court comes back into service';
const twice = 'two courts that are freed at once go to the first two, in order';
const closed = 'a court that a change takes again in the same transaction is offered to nobody';
const left = 'a person who leaves is passed over, and gives back the court that they were offered';
const soon = 'no court is offered that its hour leaves no time to confirm';
const once = 'a visitor waits for a full hour alone, once, and while the centre sends mails';
const line = 'twelve people wait for one hour at most, and none for a closed one';
const limits =
  'one person waits for five hours at most, and one network joins ten times an hour and thirty a day';
const passed =
  'a person with as many games as one may have, or with too many unconfirmed mails, is passed over';
const rejoined =
  'one mailbox is offered three courts in fifteen minutes, however often guests of other networks join and leave';
const member =
  'a member’s mail goes to the account, and its link confirms the court on any device and opens nothing';
const missed = 'a member who does not confirm loses the court, and nobody reads another’s place';
const undone =
  'the desk takes a change back, or uses the court that it freed, before its person reads of an offer';
const caller = 'the desk puts a caller into a line once, and tells of a court that is free';
const called =
  'a court is held for a caller without an address, and the desk confirms it or offers it to the next';
const withdrawn = 'who is taken out of a line reads on the link that the desk withdrew the court';
const forgotten = 'what a caller left in a line goes with their reservation, and after the hour';
const suspended = 'a suspended account joins no line, and a guest with such an address is passed over';
const desk = 'the desk reads who waits in order and removes one; nobody else does';
const counted = 'the staff alone counts what waits for the desk, and the audit notes no reading of it';
const known = 'visitors read what they wait for, and a guest who is forgotten waits no longer';
const gone = 'an account that is deleted waits no longer, and the night forgets who waited';

const inPart = (name: string, part: string, instead: string): Fault => ({ function: name, part, instead });

const faults: readonly (readonly [Scenario, Fault])[] = [
  [
    'whose offered court a closure takes waits again at their place',
    { trigger: 'offer_lost', on: 'private.reservations' },
  ],
  [order, { trigger: 'hour_freed', on: 'private.reservations' }],
  [order, { trigger: 'line_served', on: 'private.freed_hours' }],
  [order, inPart('private.offer_duration', '20 minutes', '15 minutes')],
  [order, inPart('private.offer_duration', '20 minutes', '25 minutes')],
  [
    order,
    inPart(
      'private.serve_line',
      'order by place limit 1 for update',
      'order by place desc limit 1 for update',
    ),
  ],
  [order, inPart('private.release_and_find_court', 'set constraints private.line_served immediate;', '')],
  [order, inPart('private.write_mails', "when new.waiting is not null then 'offered'", '')],
  [
    'a court that nobody in the line confirms is free for all',
    inPart('private.serve_line', 'set offered_at = private.clock(), offer', 'set offered_at = null, offer'),
  ],
  [freed, { trigger: 'hour_freed_by_deletion', on: 'private.reservations' }],
  [freed, { trigger: 'hours_freed_by_court', on: 'private.courts' }],
  [
    twice,
    inPart(
      'private.serve_line',
      'hour = wanted_hour and offered_at is null\n      and',
      'hour = wanted_hour\n      and',
    ),
  ],
  [closed, { trigger: 'hour_freed_by_deletion', on: 'private.reservations' }],
  [left, inPart('private.end_waiting', 'where id = entry.offer', 'where false and id = entry.offer')],
  [left, inPart('private.end_waiting', 'and confirm_by is not null', '')],
  [left, inPart('public.leave_waiting', 'secret_hash = private.hash_of(leave_waiting.secret)', 'true')],
  [
    soon,
    inPart(
      'private.serve_line',
      'private.beginning(wanted_centre, wanted_day, wanted_hour) <= until',
      'false',
    ),
  ],
  [
    soon,
    inPart(
      'public.join_waiting',
      "<= private.clock() + private.offer_duration()\n  then return private.refused('too-late')",
      "<= private.clock()\n  then return private.refused('too-late')",
    ),
  ],
  [
    once,
    inPart(
      'public.join_waiting',
      "is not null then\n    return jsonb_build_object('kind', 'free')",
      "is null and false then\n    return jsonb_build_object('kind', 'free')",
    ),
  ],
  [once, inPart('public.join_waiting', 'if not private.confirms_guests(join_waiting.centre)', 'if false')],
  [once, inPart('public.join_waiting', 'if entry.secret_hash <> own_hash', 'if false')],
  [
    once,
    inPart(
      'public.join_waiting',
      'encode(private.mailbox_hash(address)',
      'encode(private.address_hash(address)',
    ),
  ],
  [once, inPart('public.join_waiting', 'or not private.is_address(address)', '')],
  [once, inPart('public.join_waiting', 'not between 2 and 4', '< 2')],
  [limits, inPart('public.join_waiting', '>= place.waits_of_one', '>= 100')],
  [line, inPart('public.join_waiting', '>= place.waits_of_hour', '>= 100')],
  [line, inPart('public.join_waiting', 'count(distinct person)', 'count(*)')],
  [line, inPart('public.join_waiting', 'cancelled_at is null and closure is not null', 'false')],
  [
    limits,
    inPart(
      'public.join_waiting',
      "insert into private.network_uses values (networks[1], 'wait', private.clock());",
      '',
    ),
  ],
  [limits, inPart('public.join_waiting', "networks, 'wait'", "networks, 'book'")],
  [limits, inPart('private.limits_of', "when 'wait' then 10", "when 'wait' then 11")],
  [limits, inPart('private.limits_of', "when 'wait' then 30", "when 'wait' then 31")],
  [passed, inPart('private.serve_line', '< held_to.held_ahead', '< 100')],
  [
    passed,
    inPart('private.serve_line', 'private.mailbox_waits_until(centre, waiting.email) is null', 'true'),
  ],
  [passed, inPart('public.join_waiting', '>= place.held_ahead', '>= 100')],
  [
    rejoined,
    inPart('private.serve_line', 'private.mailbox_waits_until(centre, waiting.email) is null', 'true'),
  ],
  [
    rejoined,
    inPart('private.queue_mail', "if wanted <> 'reminder' and not", "if wanted = 'confirm' and not"),
  ],
  [
    rejoined,
    inPart('private.mailbox_waits_until', 'private.mailbox_hash(address)', 'private.address_hash(address)'),
  ],
  [
    'the mail of an offer counts for the network that joined the line',
    inPart('private.queue_mail', "when wanted = 'offered' then", "when wanted = 'nothing' then"),
  ],
  [member, inPart('private.links_of', "or mail.kind = 'offered'", '')],
  [
    member,
    inPart(
      'public.join_waiting',
      'select users.email into address',
      'select join_waiting.email into address',
    ),
  ],
  [
    member,
    inPart('private.prepare_mails', 'and new.waiting is null then new.confirm_by', 'then new.confirm_by'),
  ],
  [
    member,
    inPart(
      'public.open_reservation',
      'if found_one.confirm_by is not null or found_one.owner',
      'if found_one.owner',
    ),
  ],
  [member, inPart('public.open_reservation', 'if open_reservation.confirms then', 'if true then')],
  [missed, inPart('public.leave_waiting', 'secret_hash = private.hash_of(leave_waiting.secret)', 'true')],
  [missed, inPart('public.own_waiting', 'using (id, secret_hash)', 'using (id)')],
  [undone, { trigger: 'offer_dropped', on: 'private.reservations' }],
  [undone, inPart('private.occupant', 'private.is_untold_offer(reservations) and', 'false and')],
  [undone, inPart('private.serve_line', "interval '20 seconds'", "interval '0'")],
  [undone, inPart('private.is_untold_offer', '+ private.offer_duration()', '')],
  [undone, inPart('private.occupant', 'in (id::text, ', 'not in (id::text, ')],
  [undone, inPart('private.put_at_desk', 'own.cancelled_at is not null or', '')],
  [undone, inPart('private.put_at_desk', 'or exists (', 'or not exists (')],
  [caller, inPart('public.desk_wait', "not private.has_role('staff')", 'false')],
  [caller, inPart('public.desk_wait', 'where id = desk_wait.command', 'where false')],
  [caller, inPart('public.desk_wait', 'not between 2 and 4', '< 2')],
  [caller, inPart('public.desk_wait', 'telephone is null or not private.is_phone(telephone)', 'false')],
  [caller, inPart('public.desk_wait', 'private.why_closed(desk_wait.centre', 'null; --')],
  [caller, inPart('public.desk_wait', 'if free_court is not null then', 'if false then')],
  [caller, inPart('public.desk_wait', 'if not private.confirms_guests(desk_wait.centre)', 'if false')],
  [caller, inPart('public.desk_wait', '+ private.offer_duration()', '')],
  [caller, inPart('public.desk_wait', 'and cancelled_at is null and closure is null', '')],
  [
    caller,
    inPart('public.desk_wait', 'private.mailbox_hash(coalesce(users.email, waiting.email)) =', 'null ='),
  ],
  [
    caller,
    inPart('public.desk_wait', 'or private.phone_key(coalesce', 'or false and private.phone_key(coalesce'),
  ],
  [caller, inPart('public.desk_wait', 'private.known_phone(owner, waiting.email)', "''")],
  [caller, inPart('public.desk_wait', 'coalesce(account::text, encode', 'coalesce(encode')],
  [caller, inPart('public.desk_wait', 'if answer is not null then return answer; end if;', '')],
  [caller, inPart('public.desk_wait', 'select waits_of_hour', 'select 100')],
  [caller, inPart('private.as_known_waiting', "coalesce(entry.phone, '')", "''")],
  [called, inPart('private.serve_line', 'waiting.phone is not null or', '')],
  [called, inPart('private.serve_line', 'first_one.phone,', 'null,')],
  [called, inPart('public.desk_wait', 'or exists (\n        select', 'or not exists (\n        select')],
  [called, inPart('public.desk_counts', 'or email is null and exists (', 'or false and exists (')],
  [called, inPart('public.waiting_list', 'coalesce(waiting.phone, ', 'coalesce(null, ')],
  [called, inPart('public.desk_confirm', "not private.has_role('staff')", 'false')],
  [called, inPart('public.desk_edit', 'and not is_held', '')],
  [called, inPart('public.desk_edit', 'is_confirming or is_held', 'is_confirming')],
  [called, inPart('public.desk_confirm', 'or own.confirm_by <= private.clock()', '')],
  [withdrawn, inPart('public.remove_waiting', "'desk.staff', auth.uid()::text", "'desk.staff', ''")],
  [withdrawn, inPart('public.remove_waiting', "perform set_config('desk.staff', '', true);", '')],
  [withdrawn, inPart('public.open_reservation', 'found_one.changed_by is null or', 'false or')],
  [withdrawn, inPart('public.open_reservation', 'when found_one.waiting is null or', 'when false or')],
  [
    once,
    inPart('public.join_waiting', 'if caller is not null then\n    if exists', 'if true then\n    if exists'),
  ],
  [once, inPart('private.serve_line', 'and earlier.place < first_one.place', 'and false')],
  [
    once,
    inPart('private.serve_line', 'earlier.offer is not null and earlier.offered_at >=', 'false and now() >='),
  ],
  [once, inPart('private.as_waiting', 'entry.offer is null and', 'false and')],
  [once, inPart('public.waiting_list', 'offered_at is not null and waiting.offer is null', 'false')],
  [
    limits,
    inPart('public.join_waiting', 'if caller is not null then\n    if exists', 'if true then\n    if exists'),
  ],
  [forgotten, inPart('private.proven_addresses', 'and is_link', 'and is_confirmed')],
  [forgotten, inPart('private.lines_of', 'or lower(email) = any(addresses)', '')],
  [forgotten, inPart('private.lines_of', 'offer = any(own) or lower(email) = any(addresses)', 'false')],
  [forgotten, inPart('private.forget_mails', 'delete from private.waiting', 'select from private.waiting')],
  [
    suspended,
    inPart(
      'private.serve_line',
      'private.suspension_of(first_one.owner, first_one.email) is not null',
      'false',
    ),
  ],
  [suspended, inPart('public.join_waiting', 'if sentence is not null', 'if false')],
  [suspended, inPart('public.join_waiting', 'case when caller is not null', 'case when true')],
  [desk, inPart('public.waiting_list', "not private.has_role('staff')", 'false')],
  [desk, inPart('private.known_phone', 'and confirm_by is null', '')],
  [desk, inPart('private.known_phone', 'order by created_at desc', 'order by created_at')],
  [desk, inPart('private.known_phone', 'lower(email) = lower(address)', 'true')],
  [desk, inPart('public.remove_waiting', "not private.has_role('staff')", 'false')],
  [desk, inPart('public.waiting_list', "at > private.clock() - interval '1 hour'", 'false')],
  [counted, inPart('public.desk_counts', "not private.has_role('staff')", 'false')],
  [counted, inPart('public.desk_counts', 'and answered_at is null', '')],
  [counted, inPart('public.desk_counts', 'offered_at is null and private', 'private')],
  [counted, inPart('public.desk_counts', '+ private.offer_duration()', '')],
  [counted, inPart('public.desk_counts', 'series_requests.centre = desk_counts.centre', 'true')],
  [counted, inPart('public.desk_counts', 'waiting.centre = desk_counts.centre', 'true')],
  [
    known,
    inPart('public.my_data', 'from private.waiting where owner = caller', 'from private.waiting where false'),
  ],
  [known, inPart('private.lines_of', '(id, secret_hash) in (select id, secret_hash', 'id in (select id')],
  [known, inPart('public.forget_reservations', 'perform private.end_waiting(waiting)', 'perform waiting.id')],
  [gone, inPart('private.forget_mails', 'delete from private.waiting', 'select from private.waiting')],
];

describeRules({
  scenarios: waitingScenarios,
  faults,
  together: {
    'a court that is cancelled is the first one’s in line, however many visitors ask for it': async (
      backEnd,
    ) => {
      expect(await raceWithTheLine(backEnd)).toEqual([]);
    },
    'a visitor who joins beside a cancellation finds the court, or is offered it': async (backEnd) => {
      expect(await joinsBesideACancellation(backEnd)).toEqual([]);
    },
    'two series on the same dates that are cancelled at once wait for each other once': async (backEnd) => {
      expect(new Set(await cancelledSeriesAtOnce(backEnd))).toEqual(new Set(['changed']));
    },
  },
});
