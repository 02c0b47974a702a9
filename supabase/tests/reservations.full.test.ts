/** @jest-environment node */
import { race } from './scenarios/race';
import { reservationScenarios } from './scenarios/reservations';
import { describeRules } from './support/describeRules';
import { type Fault, without } from './support/without';

const faults: readonly (readonly [keyof typeof reservationScenarios, Fault])[] = [
  ['what changed is written down, without a name', { trigger: 'audited', on: 'private.reservations' }],
  ['nothing in `private` answers a request', { openTable: 'private.reservations' }],
  ['nothing in `private` answers a request', { openTable: 'private.centres' }],
  ['nothing in `private` answers a request', { openTable: 'private.courts' }],
  ['nothing in `private` answers a request', { openTable: 'private.network_keys' }],
  ['nothing in `private` answers a request', { openTable: 'private.network_uses' }],
  ['nothing in `private` answers a request', { openTable: 'private.audit' }],
  ['nothing in `private` answers a request', { openTable: 'private.profiles' }],
  ['nothing in `private` answers a request', { openTable: 'private.opening_hours' }],
  ['nothing in `private` answers a request', { openTable: 'private.opening_exceptions' }],
  ['nothing in `private` answers a request', { openTable: 'private.suspensions' }],
  ['nothing in `private` answers a request', { openTable: 'private.desk_commands' }],
  ['nothing in `private` answers a request', { openTable: 'private.closures' }],
  ['nothing in `private` answers a request', { openTable: 'private.series' }],
  ['nothing in `private` answers a request', { openTable: 'private.price_bands' }],
  ['nothing in `private` answers a request', { openTable: 'private.people' }],
  ['nothing in `private` answers a request', { openTable: 'private.ended_blocks' }],
  [
    'the list of a day is the staff’s',
    { function: 'public.reservations_of_day', part: "not private.has_role('staff')", instead: 'false' },
  ],
  [
    'an hour that nobody can have is refused with its reason',
    { function: 'private.clean_name', part: 'when cleaned', instead: 'when true or cleaned' },
  ],
  [
    'an hour that nobody can have is refused with its reason',
    { function: 'public.book', part: 'not between 2 and 4', instead: '< 2' },
  ],
  [
    'an hour that nobody can have is refused with its reason',
    { function: 'private.clean_name', part: 'octet_length(name) > 8000', instead: 'false' },
  ],
  [
    'a name is stored without what steers the direction of the text',
    { function: 'private.clean_name', part: '\\u202a-\\u202e', instead: '' },
  ],
  [
    'the identifier of somebody else opens nothing',
    { function: 'private.reservation_to_change', part: 'and (owner', instead: 'and (true or owner' },
  ],
  [
    'the identifier of somebody else opens nothing',
    { function: 'public.book', part: 'reservation.secret_hash <> own_hash', instead: 'false' },
  ],
  [
    'a guest finds their own by their secrets, a member theirs on every device',
    {
      function: 'public.own_reservations',
      part: 'using (id, secret_hash)',
      instead: 'using (id)',
    },
  ],
  [
    'a guest finds their own by their secrets, a member theirs on every device',
    {
      function: 'public.claim_reservations',
      part: 'and reservations.secret_hash = known.secret_hash',
      instead: '',
    },
  ],
  [
    'a guest finds their own by their secrets, a member theirs on every device',
    { function: 'public.claim_reservations', part: 'owner is null', instead: 'true' },
  ],
  [
    'somebody holds eight at a time',
    { function: 'public.book', part: '>= place.held_ahead', instead: '> place.held_ahead' },
  ],
  [
    'a network books sixty in an hour, and is told until when it has to wait',
    {
      function: 'private.network_waits_until',
      part: 'offset most.an_hour - 1',
      instead: 'offset most.an_hour',
    },
  ],
  [
    'somebody books ten in an hour, given back or not, and is told until when they have to wait',
    {
      function: 'public.book',
      part: 'offset place.booked_an_hour_by_one - 1',
      instead: 'offset place.booked_an_hour_by_one',
    },
  ],
  [
    'whose account is gone books nothing and claims nothing, and reads why',
    { function: 'public.book', part: 'for key share', instead: 'or true for key share' },
  ],
  [
    'whose account is gone books nothing and claims nothing, and reads why',
    {
      function: 'public.claim_reservations',
      part: 'auth.users account',
      instead: '(select auth.uid() as id) account',
    },
  ],
  [
    'what time it is at the centre comes with its courts and with one’s own',
    { function: 'public.courts_now', part: 'private.clock()', instead: 'now()' },
  ],
  [
    'what time it is at the centre comes with its courts and with one’s own',
    { function: 'public.reservations_now', part: 'private.clock()', instead: 'now()' },
  ],
  [
    'it is cancelled two hours before and not later, and its court is free again',
    { function: 'private.why_fixed', part: '< change_notice', instead: '<= change_notice' },
  ],
  [
    'a full hour comes with the hours that the site itself would offer',
    { function: 'private.nearest_free', part: 'hours.hour desc', instead: 'hours.hour' },
  ],
  [
    'three months later nobody’s name is known any more',
    { function: 'private.forget_outdated', part: 'name = null, ', instead: '' },
  ],
  [
    'the day of the centre counts, wherever the server is',
    { function: 'private.centre_day', part: 'at time zone time_zone', instead: "at time zone 'UTC'" },
  ],
  [
    'it is cancelled two hours before and not later, and its court is free again',
    { function: 'private.beginning', part: 'at time zone time_zone', instead: "at time zone 'UTC'" },
  ],
  [
    'it is moved in one step: the new court is taken, the old one free',
    {
      function: 'private.why_closed',
      part: 'or not wanted_hour <@ private.hours_of(wanted_centre, wanted_day)',
      instead: '',
    },
  ],
  [
    'all addresses of one /64 are one network, and so are all malformed ones',
    { function: 'private.network_of', part: 'else 64', instead: 'else 128' },
  ],
  [
    'all addresses of one /64 are one network, and so are all malformed ones',
    { function: 'private.network_of', part: "return 'unknown'", instead: 'return address' },
  ],
  [
    'all addresses of one /64 are one network, and so are all malformed ones',
    { function: 'private.network_of', part: "if ip <<= inet '::ffff:0:0/96'", instead: 'if false' },
  ],
  [
    'a network has a limit for the day of the centre',
    {
      function: 'private.network_waits_until',
      part: '>= most.a_day',
      instead: '> most.a_day',
    },
  ],
  [
    'a network has a limit for the day of the centre',
    {
      function: 'private.caller_networks',
      part: 'private.centre_day(caller_networks.centre)',
      instead: "(private.clock() at time zone 'UTC')::date",
    },
  ],
  [
    'the hour after midnight counts what a network booked before',
    {
      function: 'private.network_waits_until',
      part: 'any(networks) and use',
      instead: 'networks[1] and use',
    },
  ],
  [
    'a deleted account leaves the count of its network',
    {
      function: 'public.book',
      part: "insert into private.network_uses values (networks[1], 'book', private.clock());",
      instead: '',
    },
  ],
  [
    'a reservation is moved so often, and a network moves so many a day',
    { function: 'public.move_reservation', part: '>= place.moves_of_one', instead: '> place.moves_of_one' },
  ],
  [
    'a reservation is moved so often, and a network moves so many a day',
    {
      function: 'public.move_reservation',
      part: "insert into private.network_uses values (networks[1], 'move', private.clock());",
      instead: '',
    },
  ],
  [
    'an update that changes nothing is not audited',
    { function: 'private.write_audit', part: "if tg_op = 'UPDATE' and", instead: 'if false and' },
  ],
  [
    'a request that is too large is refused, and one of many keys opens the last hundred',
    {
      function: 'private.refuse_larger',
      part: 'if pg_column_size(document) > most_bytes',
      instead: 'if false',
    },
  ],
  [
    'a request that is too large is refused, and one of many keys opens the last hundred',
    { function: 'private.hash_of', part: 'octet_length(secret) <= 200', instead: 'true' },
  ],
  [
    'a request that is too large is refused, and one of many keys opens the last hundred',
    { function: 'private.keys_of', part: '> jsonb_array_length(keys) - 100', instead: '<= 100' },
  ],
  [
    'the audit says which day the staff has read, once an hour',
    {
      function: 'public.reservations_of_day',
      part: "'read', 'reservations_of_day'",
      instead: "'read', 'a list'",
    },
  ],
  [
    'the audit says which day the staff has read, once an hour',
    { function: 'public.reservations_of_day', part: "interval '1 hour'", instead: "interval '0 hours'" },
  ],
  [
    'courts that are taken are counted for everybody, and say nothing of anybody',
    {
      function: 'public.taken_courts',
      part: 'greatest(first_day, private.centre_day(taken_courts.centre))',
      instead: 'greatest(first_day)',
    },
  ],
  [
    'a guest reads all that the centre knows of the reservations of their device',
    { function: 'private.opened_by', part: 'using (id, secret_hash)', instead: 'using (id)' },
  ],
  [
    'what a member has booked is forgotten with their account alone, and counts until then',
    { function: 'private.opened_by', part: 'owner is null', instead: 'true' },
  ],
  [
    'a guest who asks to be forgotten gives back what they can, and leaves no name',
    { function: 'private.opened_by', part: 'using (id, secret_hash)', instead: 'using (id)' },
  ],
  [
    'a guest who asks to be forgotten gives back what they can, and leaves no name',
    {
      function: 'private.erase_reservations',
      part: 'when is_to_cancel then private.clock()',
      instead: 'when false then private.clock()',
    },
  ],
  [
    'a guest who asks to be forgotten gives back what they can, and leaves no name',
    {
      function: 'private.erase_reservations',
      part: 'email = case when is_kept then email end',
      instead: 'email = email',
    },
  ],
  [
    'a guest who asks to be forgotten gives back what they can, and leaves no name',
    { function: 'private.forget_outdated', part: '<= private.clock()', instead: 'is null' },
  ],
  [
    'a database without pg_cron, or with one that is not preloaded, is set up all the same',
    { function: 'private.schedule_retention', part: 'when others', instead: 'when feature_not_supported' },
  ],
];

describeRules({
  scenarios: reservationScenarios,
  faults,
  together: {
    'of fifty who want one hour at once, six get a court each, fourteen times over': async (backEnd) => {
      expect(await race(backEnd)).toEqual([]);
    },
    'without the index courts are given twice': (backEnd) =>
      without(backEnd, { index: 'private.one_reservation_of_a_court' }, async () => {
        expect(await race(backEnd)).not.toEqual([]);
      }),
  },
});
