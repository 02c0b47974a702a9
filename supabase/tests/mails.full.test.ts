/** @jest-environment node */
import { mailScenarios } from './scenarios/mails';
import { aWish } from './scenarios/wish';
import { describeRules } from './support/describeRules';
import type { Fault } from './support/without';

const released =
  'a booking that is not confirmed counts as free after fifteen minutes, without any nightly run';
const link = 'the link of a mail opens what the device that booked opens, on any device';
const forwarded = 'a forwarded link hands a reservation over to the account of its address alone';
const unwanted = 'who wants no reminder gets none for any game, until they want them again';
const secret = 'the secret of a link lies in the database while its mail waits, and then its hash alone';
const tenADay =
  'one network causes ten mails a day that nobody confirms, and the strangers whom it names book on';
const threeAtOnce =
  'an address has three bookings to confirm at a time, whoever makes, cancels and forgets them';
const unanswered =
  'a guest with a suspended address is answered as anybody, and reads the refusal in a mail without a link';
const tenOfChanges = 'an address that has confirmed nothing gets no more mails of changes than of bookings';
const wordless =
  'a booking that is moved before its confirmation gets one mail, without what its visitor typed';
const ofMembers = 'mails about a member’s game go to the present address of the account, whatever they typed';
const takenOver = 'a guest reads at their own address that an account has taken their game over';
const readdressed = 'who refuses reminders gets none when an account changes to their address';
const address = 'an address that the worker sends nothing to books nothing';
const unconfirmed = ' and (confirm_by is null or confirm_by > private.clock())';

const together =
  'what waits for a mail and the next change are one: nothing to tell, or what the visitor has to know';
const inMails = (part: string, instead: string): readonly [typeof together, Fault] => [
  together,
  { function: 'private.write_mails', part, instead },
];

const priced = 'a mail says the price of the hour that was booked, and of the one it was moved to';

const pressed = 'a program that opens a link confirms nothing, and reads neither name nor address';
const inLinks = (part: string, instead: string): readonly [typeof pressed, Fault] => [
  pressed,
  { function: 'public.open_reservation', part, instead },
];

const scheduled = 'pg_cron calls the worker with its secret, and a database without it says so';
const inSchedule = (name: string, part: string, instead = ''): readonly [typeof scheduled, Fault] => [
  scheduled,
  { function: `private.${name}`, part, instead },
];

const faults: readonly (readonly [keyof typeof mailScenarios, Fault])[] = [
  inSchedule('call_mail_worker', "'x-worker-secret', secret", "'x-worker-secret', null"),
  inSchedule('call_mail_worker', "address || '/send'", 'address'),
  inSchedule('schedule_mails', 'perform cron.schedule(', 'perform concat('),
  inSchedule('schedule_mails', 'perform private.call_mail_worker();'),
  inLinks('if open_reservation.confirms then', 'if true then'),
  inLinks('if open_reservation.confirms and found_one', 'if found_one'),
  inLinks(`|| '{"name": "", "email": "", "reference": ""}'`, ''),
  [priced, { function: 'private.mail_about', part: "'cents', reservation.cents, ", instead: '' }],
  [
    'a change that no function of the site makes writes its mail too',
    { trigger: 'mails_written', on: 'private.reservations' },
  ],
  [
    'each change of a reservation writes its mail, with a sequence that grows',
    { trigger: 'mails_prepared', on: 'private.reservations' },
  ],
  [
    'each change of a reservation writes its mail, with a sequence that grows',
    {
      function: 'public.mail_sent',
      part: "recipient = null, payload = '{}'",
      instead: 'recipient = recipient',
    },
  ],
  [
    'a centre that sends no mail writes none, and a guest needs no confirmation',
    {
      function: 'private.write_mails',
      part: 'if not (select sends_mail',
      instead: 'if false and not (select sends_mail',
    },
  ],
  [
    'a mail that has not left yet is replaced by that of the next change',
    {
      function: 'private.write_mails',
      part: 'where reservation = new.id and sent_at is null and given_up_at is null',
      instead: 'where false',
    },
  ],
  inMails("known := replaced.payload -> 'before';", ''),
  inMails("wanted = 'moved' and known = present", 'false'),
  inMails("elsif replaced.kind = 'booked' and wanted = 'moved' then", 'elsif false then'),
  inMails("kind <> 'reminder' and (sent_at is not null or", 'false and (sent_at is not null or'),
  inMails("replaced.kind = 'booked' and wanted = 'cancelled'", 'false'),
  inMails("if wanted = 'cancelled' and known is not null then", 'if false then'),
  [
    'a mail names a court as the manager does',
    { function: 'private.mail_about', part: "select nullif(name, '')", instead: 'select null' },
  ],
  [
    'an address that has not confirmed gets one mail, however often its booking is moved',
    {
      function: 'private.write_mails',
      part: '(sent_at is not null or claimed_until > private.clock())',
      instead: 'false',
    },
  ],
  [
    'a guest confirms by the link of the mail within fifteen minutes',
    {
      function: 'public.open_reservation',
      part: 'set confirm_by = null',
      instead: 'set confirm_by = confirm_by',
    },
  ],
  [
    'a guest confirms by the link of the mail within fifteen minutes',
    { function: 'private.is_link', part: 'and reservation = wanted', instead: '' },
  ],
  [
    'a court of an hour that is full of unconfirmed bookings is moved to',
    { function: 'private.release_and_find_court', part: 'confirm_by <= private.clock()', instead: 'false' },
  ],
  [
    released,
    {
      function: 'private.taken',
      part: 'and (confirm_by is null or confirm_by > private.clock())',
      instead: '',
    },
  ],
  [released, { function: 'public.own_reservations', part: unconfirmed, instead: '' }],
  [released, { function: 'private.reservation_to_change', part: unconfirmed, instead: '' }],
  [
    released,
    { function: 'public.book', part: 'perform private.release_unconfirmed(book.centre);', instead: '' },
  ],
  [
    released,
    {
      function: 'public.open_reservation',
      part: 'if found_one.confirm_by <= private.clock() then',
      instead: 'if false then',
    },
  ],
  [
    released,
    {
      function: 'private.write_mails',
      part: "if wanted = 'cancelled' and old.confirm_by is not null then return null; end if;",
      instead: '',
    },
  ],
  [
    'a member needs no confirmation, nor does a game that begins at once',
    { function: 'private.prepare_mails', part: 'new.owner is null and ', instead: '' },
  ],
  [
    'a member needs no confirmation, nor does a game that begins at once',
    {
      function: 'private.prepare_mails',
      part: 'private.beginning(new.centre, new.day, new.hour) > ',
      instead: "'infinity' > ",
    },
  ],
  [
    'bookings that were released do not count as held',
    {
      function: 'private.confirms_guests',
      part: "> private.clock() - interval '5 minutes'",
      instead: 'is not null',
    },
  ],
  [
    link,
    {
      function: 'private.reservation_to_change',
      part: ' or owner is null and private.is_link(wanted, secret)',
      instead: '',
    },
  ],
  [forwarded, { function: 'public.claim_reservations', part: 'not known.is_link or ', instead: 'true or ' }],
  [forwarded, { function: 'private.keys_of', part: 'and owner is null', instead: '' }],
  [
    forwarded,
    {
      function: 'private.reservation_to_change',
      part: 'or owner is null and private.is_link',
      instead: 'or private.is_link',
    },
  ],
  [secret, { function: 'public.mail_failed', part: "payload - array['key', 'stop']", instead: 'payload' }],
  [
    'a claimed mail is given to no other worker before its lease ends',
    {
      function: 'public.claim_mails',
      part: "next_try_at = private.clock() + interval '10 minutes'",
      instead: 'next_try_at = next_try_at',
    },
  ],
  [
    'a claimed mail is given to no other worker before its lease ends',
    { function: 'private.links_of', part: 'and not mail.payload ? name', instead: '' },
  ],
  [
    'a mail that fails is tried again with growing pauses, and given up after a day',
    {
      function: 'public.mail_failed',
      part: 'power(2, least(attempts, 8) - 1)',
      instead: 'power(3, least(attempts, 8) - 1)',
    },
  ],
  [
    'a mail that fails is tried again with growing pauses, and given up after a day',
    { function: 'public.mail_failed', part: 'or next >= expires_at', instead: '' },
  ],
  [
    'a mail that fails is tried again with growing pauses, and given up after a day',
    { function: 'public.mail_state', part: 'perform private.audit_reading', instead: 'perform concat' },
  ],
  [
    'an address that the server refuses for good is tried once',
    { function: 'public.mail_failed', part: 'mail_failed.is_final or ', instead: '' },
  ],
  [
    'a mail that no worker has asked for in time is given up',
    { function: 'public.claim_mails', part: 'and expires_at <= private.clock()', instead: 'and false' },
  ],
  [
    'a reminder leaves the day before at six in the evening, of the present hour and once',
    {
      function: 'private.plan_reminder',
      part: 'reservation.day - 1, 18',
      instead: 'reservation.day - 1, 17',
    },
  ],
  [
    'a cancelled game, and one that is booked after six the evening before, have no reminder',
    { function: 'private.plan_reminder', part: 'due > private.clock()', instead: 'true' },
  ],
  [unwanted, { function: 'private.plan_reminder', part: 'and not exists', instead: 'and true or exists' }],
  [unwanted, { function: 'public.set_reminders', part: "and purpose = 'reminders'", instead: '' }],
  [
    'who asks to be forgotten leaves no address in any mail',
    {
      function: 'private.write_mails',
      part: 'delete from private.outgoing_mail where reservation = new.id and sent_at is null;',
      instead: 'null;',
    },
  ],
  [
    'a manager sends a mail again that was given up, not for a booking that was released',
    { function: 'public.send_mail_again', part: 'given_up_at is not null and', instead: '' },
  ],
  [
    'a manager sends a mail again that was given up, not for a booking that was released',
    {
      function: 'public.send_mail_again',
      part: "(mail.kind <> 'confirm' or confirm_by > private.clock())",
      instead: 'true',
    },
  ],
  [
    'a month later mails and links are forgotten',
    { function: 'private.forget_outdated', part: 'perform private.forget_mails();', instead: '' },
  ],
  [
    'no visitor works on mails, and a manager alone reads their state',
    {
      function: 'public.mail_state',
      part: "not private.has_role('manager')",
      instead: 'false',
    },
  ],
  [
    threeAtOnce,
    {
      function: 'public.book',
      part: "if until is not null then return private.too_many('unconfirmed'",
      instead: "if false then return private.too_many('unconfirmed'",
    },
  ],
  [
    threeAtOnce,
    {
      function: 'private.mailbox_hash',
      part: "regexp_replace(address, '\\+[^@]*@', '@')",
      instead: 'address',
    },
  ],
  [
    threeAtOnce,
    {
      function: 'private.mailbox_waits_until',
      part: 'at > private.clock() - confirmed_within',
      instead: "at > private.clock() - interval '1 day'",
    },
  ],
  [
    tenADay,
    {
      function: 'public.open_reservation',
      part: 'delete from private.unconfirmed_mails',
      instead: 'perform from private.unconfirmed_mails',
    },
  ],
  [
    tenADay,
    { function: 'private.network_waits_until', part: 'if auth.uid() is null and', instead: 'if false and' },
  ],
  [tenADay, { function: 'private.network_waits_until', part: 'if auth.uid() is null and', instead: 'if' }],
  [
    tenADay,
    { function: 'private.queue_mail', part: "case when wanted = 'confirm'", instead: 'case when false' },
  ],
  [
    'what nobody confirmed in time counts for no limit of its address',
    { function: 'public.book', part: 'and (confirm_by is null or cancelled_at is null)', instead: '' },
  ],
  [
    unanswered,
    { function: 'public.book', part: 'and (caller is not null or not', instead: 'and (true or not' },
  ],
  [
    unanswered,
    {
      function: 'public.book',
      part: 'private.why_closed(book.centre, book.day, book.hour);',
      instead:
        'case when private.suspension_of(caller, book.email) is null then private.why_closed(book.centre, book.day, book.hour) end;',
    },
  ],
  [
    unanswered,
    { function: 'private.is_confirmed_by_mail', part: 'private.confirms_guests(id)', instead: 'true' },
  ],
  [
    unanswered,
    {
      function: 'private.is_confirmed_by_mail',
      part: '> private.clock() + confirmed_within',
      instead: '> private.clock()',
    },
  ],
  [
    unanswered,
    {
      function: 'private.queue_mail',
      part: "if found then wanted := 'suspended'",
      instead: "if false then wanted := 'suspended'",
    },
  ],
  [
    tenOfChanges,
    {
      function: 'private.queue_mail',
      part: 'is not null then return; end if;',
      instead: 'is not null then null; end if;',
    },
  ],
  [
    tenOfChanges,
    { function: 'private.queue_mail', part: "about - array['plan', 'service', 'name']", instead: 'about' },
  ],
  [wordless, { function: 'public.open_reservation', part: ', is_confirmed = true', instead: '' }],
  [
    'a mail names the plans and services of the site, and no other words',
    { trigger: 'offers_named', on: 'private.reservations' },
  ],
  [
    'a claim confirms the address of its account, and no other',
    { function: 'public.claim_reservations', part: ' where mailbox = proven', instead: '' },
  ],
  [
    'a claim confirms the address of its account, and no other',
    { function: 'public.claim_reservations', part: 'delete from', instead: 'select from' },
  ],
  [
    'a claim confirms nothing that its account may not book',
    {
      function: 'public.claim_reservations',
      part: 'private.suspension_of(person, address) is null and',
      instead: '',
    },
  ],
  [
    'a claim confirms nothing that its account may not book',
    {
      function: 'public.claim_reservations',
      part: ') <= (select held_ahead',
      instead: ') <= 99 + (select held_ahead',
    },
  ],
  [
    'a claim confirms nothing that its account may not book',
    { function: 'public.claim_reservations', part: 'ranked.confirm_by is null\n      or', instead: '' },
  ],
  [
    ofMembers,
    { function: 'private.mail_address', part: 'when reservation.owner is null or', instead: 'when true or' },
  ],
  [ofMembers, { function: 'private.mail_address', part: ' and reservation.is_confirmed', instead: '' }],
  [ofMembers, { trigger: 'mails_readdressed', on: 'auth.users' }],
  [
    takenOver,
    {
      function: 'private.mail_address',
      part: " or wanted = 'claimed' and reservation.is_confirmed",
      instead: '',
    },
  ],
  [
    readdressed,
    {
      function: 'private.readdress_mails',
      part: 'delete from private.outgoing_mail',
      instead: 'perform from private.outgoing_mail',
    },
  ],
  [
    readdressed,
    {
      function: 'private.plan_reminder',
      part: "private.mail_address(reservation, 'reminder')",
      instead: 'reservation.email',
    },
  ],
  [
    readdressed,
    {
      function: 'public.set_reminders',
      part: "private.mail_address(reservations, 'reminder')",
      instead: 'reservations.email',
    },
  ],
  [
    forwarded,
    {
      function: 'public.claim_reservations',
      part: 'secret_hash = uuid_send(gen_random_uuid())',
      instead: 'secret_hash = secret_hash',
    },
  ],
  [address, { function: 'public.book', part: 'not private.is_address(book.email)', instead: 'false' }],
  [address, { function: 'private.is_address', part: 'and address !~', instead: 'and true or address !~' }],
  [address, { function: 'private.is_address', part: '\\[\\].?]+(', instead: '\\[\\].]+(' }],
  [address, { function: 'private.is_address', part: '[]!#', instead: '[]!' }],
  [address, { function: 'private.is_address', part: '<= 64', instead: '<= 254' }],
  [address, { function: 'private.is_address', part: '(^|\\.)-|', instead: '' }],
  [address, { function: 'private.is_address', part: '|-(\\.|$)', instead: '' }],
  [
    'a link from before a member had the game opens nothing when their account is gone',
    {
      function: 'private.erase_reservations',
      part: "and owner is not null and purpose = 'open'",
      instead: 'and false',
    },
  ],
  [
    'a month later mails and links are forgotten',
    {
      function: 'private.forget_mails',
      part: 'delete from private.unconfirmed_mails',
      instead: 'select from private.unconfirmed_mails',
    },
  ],
  ...['outgoing_mail', 'mail_links', 'without_reminders', 'unconfirmed_mails'].map(
    (table) =>
      [
        'no visitor works on mails, and a manager alone reads their state',
        { openTable: `private.${table}` },
      ] as const,
  ),
];

describeRules({
  scenarios: mailScenarios,
  faults,
  together: {
    'two workers at once claim each of ten thousand mails once, and quickly': async ({
      guest,
      query,
      publicKey,
    }) => {
      const wish = aWish();
      await guest().call('book', wish);
      await query(`insert into private.outgoing_mail (kind, reservation, recipient, payload, created_at, due_at, next_try_at, expires_at)
        select 'booked', '${wish.id}', number || '@example.org', '{"isGuest": true}', private.clock(), private.clock(), private.clock(),
          private.clock() + interval '1 day'
        from generate_series(1, 10000) number;
        analyze private.outgoing_mail`);
      const worker = guest();
      const claim = async () => {
        const start = performance.now();
        const { body } = await worker.ask('/rest/v1/rpc/claim_mails', {
          method: 'POST',
          headers: { apikey: `sb_secret_${publicKey}` },
          body: '{"most": 10}',
        });
        return { mails: body as readonly { readonly id: string }[], ms: performance.now() - start };
      };
      const rounds = await Promise.all(Array.from({ length: 40 }, claim));
      const ids = rounds.flatMap(({ mails }) => mails.map(({ id }) => id));
      expect(ids).toHaveLength(400);
      expect(new Set(ids).size).toBe(400);
      const [plan] = await query(`explain (analyze, format json) select id from private.outgoing_mail
        where sent_at is null and given_up_at is null and next_try_at <= private.clock() order by next_try_at limit 10`);
      expect(JSON.stringify(plan)).toContain('mails_to_send');
      const times = (await Promise.all([claim(), claim(), claim()])).map(({ ms }) => ms);
      expect(Math.min(...times)).toBeLessThan(500);
    },
    'of twenty bookings at once with spellings of one address three are made': async ({ guest, query }) => {
      await query('delete from private.unconfirmed_mails; update private.centres set sends_mail = true');
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, place) =>
          guest().call<{ readonly kind: string; readonly limit?: string }>(
            'book',
            aWish({ email: `zoe+${place}@example.org`, hour: 10 + (place % 10) }),
          ),
        ),
      );
      await query('delete from private.unconfirmed_mails; update private.centres set sends_mail = false');
      expect(answers.map(({ kind, limit }) => limit ?? kind).sort()).toEqual([
        ...Array.from({ length: 3 }, () => 'booked'),
        ...Array.from({ length: 17 }, () => 'unconfirmed'),
      ]);
    },
  },
});
