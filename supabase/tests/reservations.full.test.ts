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
  ['nothing in `private` answers a request', { openTable: 'private.audit' }],
  [
    'the list of a day is the staff’s',
    { function: 'public.reservations_of_day', part: "is distinct from 'staff'", instead: 'is null' },
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
      part: 'known.secret_hash = reservations.secret_hash',
      instead: 'true',
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
      function: 'public.book',
      part: 'offset place.booked_an_hour - 1',
      instead: 'offset place.booked_an_hour',
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
    'who wants to be forgotten is, and gives back what they have ahead',
    { function: 'public.forget_me', part: 'cancelled_at = private.clock()', instead: 'cancelled_at = null' },
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
    { function: 'private.why_closed', part: 'wanted_day is null or ', instead: '' },
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
