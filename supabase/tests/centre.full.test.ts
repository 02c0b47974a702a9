/** @jest-environment node */
import { centreScenarios, savesAtOnce } from './scenarios/centre';
import { describeRules } from './support/describeRules';
import type { Fault } from './support/without';

type Scenario = keyof typeof centreScenarios;

const rights: Scenario = 'the settings are changed by a manager alone, and no more after their dismissal';
const hours: Scenario = 'a booking follows the hours of its weekday and of its exceptions';
const nearest: Scenario = 'the hours that are offered instead of a full one follow the settings';
const price: Scenario = 'a reservation keeps the price of its booking until it moves to another hour';
const service: Scenario = 'a court out of service is given to no booking, and its games take no other one';
const wrong: Scenario = 'settings with a fault are not saved, and each fault has its field and reason';
const second: Scenario = 'the second of two managers who save is told, and sees the values of the first';
const outside: Scenario =
  'games that new settings have no room for are shown first, and stay when they are accepted';
const offered: Scenario =
  'a manager is offered names of courts out of service, and subscriptions that accounts have';
const read: Scenario = 'visitors read the settings without limits, and a repeat without a body';
const terms: Scenario =
  'how far ahead is booked, until when is changed, and how much one person holds follow the settings';

const inPart = (name: string, part: string, instead: string): Fault => ({ function: name, part, instead });
const written: Scenario = 'each value of the settings is saved, and read again';
const writes = (part: string, column: string): readonly [Scenario, Fault] => [
  written,
  inPart('private.write_settings', `= (settings #>> '{${part}}')::int`, `= ${column}`),
];
const checks = (part: string, instead = 'when false') => inPart('private.settings_faults', part, instead);

const faults: readonly (readonly [Scenario, Fault])[] = [
  [rights, inPart('public.save_centre', "not private.has_role('manager')", 'false')],
  [rights, inPart('public.managed_centre', "not private.has_role('manager')", 'false')],
  [rights, inPart('private.has_role', 'wanted = any(roles)', 'true')],
  [hours, inPart('private.hours_of', 'and day = wanted_day', 'and false')],
  [
    hours,
    inPart('private.hours_of', "when first_hour is null then 'empty' else", "when false then 'empty' else"),
  ],
  [hours, inPart('private.hours_of', 'and weekday = extract(isodow from wanted_day)', 'limit 1')],
  [
    hours,
    inPart('private.why_closed', 'or not wanted_hour <@ private.hours_of(wanted_centre, wanted_day)', ''),
  ],
  [nearest, inPart('private.nearest_free', 'private.hours_of(id, today + ahead)', 'int4range(8, 24)')],
  [nearest, inPart('private.nearest_free', 'centres.id and in_service', 'centres.id')],
  [price, { trigger: 'repriced', on: 'private.reservations' }],
  [price, inPart('private.price_of', 'any(weekdays)', 'any(array[1, 2, 3]::smallint[])')],
  [price, inPart('private.price_of', 'wanted_hour between first_hour and last_hour', 'true')],
  [service, inPart('private.release_and_find_court', 'and in_service', '')],
  [service, inPart('private.taken', 'and in_service', '')],
  [terms, inPart('private.write_settings', "months_ahead = (settings ->> 'months')::int, ", '')],
  [
    terms,
    inPart(
      'private.write_settings',
      "change_notice = make_interval(mins => (settings ->> 'notice')::int),",
      '',
    ),
  ],
  [
    terms,
    inPart(
      'private.write_settings',
      "held_ahead = (settings #>> '{limits,held}')::int",
      'held_ahead = held_ahead',
    ),
  ],
  writes('door,0', 'door_opens'),
  writes('door,1', 'door_closes'),
  writes('limits,networkHour', 'booked_an_hour'),
  writes('limits,networkDay', 'booked_a_day'),
  writes('limits,personHour', 'booked_an_hour_by_one'),
  [wrong, inPart('private.hours_fault', 'when (hours ->> 1)::int < (hours ->> 0)::int', 'when false')],
  [wrong, inPart('private.is_whole', 'and scale(value::numeric) = 0', '')],
  [wrong, inPart('private.price_fault', "when cents = '0'", 'when false')],
  [wrong, checks("when (settings #>> '{door,1}')::int <= (settings #>> '{door,0}')::int")],
  [wrong, checks("when private.day_in(each -> 'day') < today")],
  [wrong, checks("when private.day_in(each -> 'day') = any(days)")],
  [wrong, checks("if jsonb_array_length(settings -> 'courts') = 0", 'if false')],
  [wrong, checks("when (each ->> 'number')::int = any(numbers)")],
  [wrong, checks("when lower(btrim(each ->> 'name')) = any(names)")],
  [wrong, checks('if band_hours && priced', 'if false')],
  [wrong, checks("or jsonb_array_length(each -> 'weekdays') = 0", '')],
  [wrong, checks("if faults = '[]' and", 'if false and')],
  [wrong, inPart('public.save_centre', "if faults <> '[]'", 'if false')],
  [second, inPart('public.save_centre', 'place.revision is distinct from save_centre.revision', 'false')],
  [outside, inPart('public.save_centre', "not outside <@ coalesce(save_centre.seen, '{}')", 'false')],
  [outside, inPart('public.save_centre', '<= accepted', '>= accepted')],
  [
    outside,
    inPart(
      'public.save_centre',
      "not outside <@ coalesce(save_centre.seen, '{}')",
      'cardinality(outside) > coalesce(cardinality(save_centre.seen), 0)',
    ),
  ],
  [outside, inPart('public.save_centre', 'where not id = any(outside_before)', '')],
  [outside, inPart('private.outside', 'and cancelled_at is null', '')],
  [outside, inPart('private.outside', 'not in_service or', '')],
  [outside, inPart('private.outside', 'or not hour::int <@ private.hours_of(wanted_centre, day)', '')],
  [outside, inPart('private.listed_outside', 'isempty(', 'not isempty(')],
  [outside, inPart('private.listed_outside', "'phone', coalesce(phone, '')", "'phone', ''")],
  [offered, inPart('public.managed_centre', 'and not in_service', '')],
  [offered, inPart('public.managed_centre', "and name <> ''", '')],
  [offered, inPart('public.managed_centre', 'select distinct raw', 'select raw')],
  [read, inPart('private.settings_of', 'and day >= private.centre_day(id)', '')],
  [read, inPart('public.centre_settings', 'then return null; end if;', 'then null; end if;')],
  [read, inPart('public.centre_settings', 'private.settings_of(', 'private.managed_settings(')],
  [
    'the audit has what a manager changed in the settings, before and after',
    inPart('private.changed_fields', "key <> 'revision' and", ''),
  ],
  [
    'the audit has what a manager changed in the settings, before and after',
    inPart('public.save_centre', "if changes <> '{}'", 'if true'),
  ],
];

describeRules({
  scenarios: centreScenarios,
  faults,
  together: {
    'of five managers who save at once one saves, and four are told': async (backEnd) => {
      const once = 'conflict conflict conflict conflict saved';
      expect(await savesAtOnce(backEnd)).toEqual(Array.from({ length: 5 }, () => once));
    },
  },
});
