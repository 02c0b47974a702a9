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
const unconfirmed = ' and (confirm_by is null or confirm_by > private.clock())';

const faults: readonly (readonly [keyof typeof mailScenarios, Fault])[] = [
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
    { function: 'private.lowest_free_court', part: 'confirm_by <= private.clock()', instead: 'false' },
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
    'a month later mails and links are forgotten',
    { function: 'private.forget_outdated', part: 'perform private.forget_mails();', instead: '' },
  ],
  [
    'no visitor works on mails, and a manager alone reads their state',
    {
      function: 'public.mail_state',
      part: 'is not true then',
      instead: 'is null then null; elsif false then',
    },
  ],
  ...['outgoing_mail', 'mail_links', 'without_reminders'].map(
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
    'a database without pg_cron, pg_net or a Vault says so, and sends mails by npm run mail': async ({
      query,
    }) => {
      expect(await query('select private.schedule_mails() as is_scheduled')).toEqual([
        { is_scheduled: false },
      ]);
    },
  },
});
