/** @jest-environment node */
import { closureScenarios, closuresAtOnce } from './scenarios/closures';
import { describeRules } from './support/describeRules';
import type { Fault } from './support/without';

type Scenario = keyof typeof closureScenarios;

const rights: Scenario = 'closures are the staff’s alone, and no more after a dismissal';
const coming: Scenario = 'a closure takes the coming hours that the centre offers, and ignores past bookings';
const nearest: Scenario =
  'each booking in the way has the nearest free hours, and no court is suggested twice';
const mails: Scenario = 'visitors who are moved or cancelled read the sentence in their mail';
const decided: Scenario = 'nothing is closed while a booking has no decision, or came in between';
const targets: Scenario = 'nothing is closed if a booking would be moved to an hour that it cannot have';
const once: Scenario = 'a repeated command closes once, and gets its first answer';
const wrong: Scenario = 'a closure with a fault is refused with its reason';
const summer: Scenario = 'a summer’s closure of the whole centre moves or cancels all that is in its way';
const clock: Scenario = 'a closure goes through the change of the clock by the hours on the wall';
const visitors: Scenario = 'visitors read why all courts are closed, and are offered other hours';
const noGame: Scenario = 'a closed hour is no game in any list, count or limit';
const settings: Scenario =
  'saved settings close their new hours and courts too, and ask about no closed hour';
const reopened: Scenario = 'reopened courts are free from now on, unless another closure has them';
const already: Scenario =
  'closed hours are closed by one closure: another one takes the rest, or is told which has them';
const sentence: Scenario = 'the sentence can be changed, and stays one';
const organiser: Scenario =
  'an organiser takes the free hours of a day, and the desk decides about the others';
const unconfirmed: Scenario = 'a booking that was not confirmed in time stands in no tournament’s way';
const own: Scenario = 'nobody takes courts for another organiser’s tournament, or changes what others have';
const limits: Scenario = 'a tournament has courts on ten coming days at most, and on no past one';
const together: Scenario =
  'the days of an organiser’s tournaments count together, and none is before its tournament';
const removed: Scenario = 'a removed tournament frees its courts, and an unpublished one is not named';

const inPart = (name: string, part: string, instead: string): Fault => ({ function: name, part, instead });
const ofStaff = (name: string) => inPart(`public.${name}`, "not private.has_role('staff')", 'false');
const ofOrganiser = (name: string) =>
  inPart(`public.${name}`, `not private.is_organiser_of(${name}.tournament)`, 'false');
const checks = (part: string, instead = 'if false then') => inPart('private.closure_fault', part, instead);

const faults: readonly (readonly [Scenario, Fault])[] = [
  ...(
    [
      'desk_closures',
      'closure_preview',
      'close_courts',
      'closure_bookings',
      'clear_closure',
      'reopen_courts',
      'change_closure',
    ] as const
  ).map((name) => [rights, ofStaff(name)] as const),
  [
    coming,
    inPart(
      'private.closed_cells',
      'and private.beginning(wanted.centre, days.day, hours.hour) > private.clock()',
      '',
    ),
  ],
  [
    coming,
    inPart(
      'private.closed_cells',
      'private.hours_of(wanted.centre, wanted.first_day + ahead)',
      'int4range(10, 24)',
    ),
  ],
  [
    clock,
    inPart(
      'private.closed_cells',
      '>= (wanted.first_day, wanted.first_hour::int)',
      '>= (wanted.first_day, 0)',
    ),
  ],
  [coming, inPart('public.desk_closures', "+ interval '1 hour' > private.clock()", '> private.clock()')],
  [organiser, inPart('private.with_suggestions', 'perform private.audit_reading', 'perform concat')],
  [nearest, inPart('private.suggested', 'own_at[place] <= own_at[place] - hours_at[before_it]', '0 <= 0')],
  [nearest, inPart('private.suggested', 'courts_left[chosen] := courts_left[chosen] - 0;', 'null;')],
  [
    nearest,
    inPart('private.suggested', 'and cancelled_at is null', 'and cancelled_at is null and closure is null'),
  ],
  [nearest, inPart('private.suggested', 'array array[1, 2] loop', 'array array[3] loop')],
  [nearest, inPart('private.suggested', 'or after_it = first_chosen[place]', '')],
  [
    mails,
    inPart(
      'private.clear_way',
      'cancelled_at = private.clock(), change_reason = wanted.sentence',
      'cancelled_at = private.clock()',
    ),
  ],
  [mails, inPart('private.closed_by', "perform set_config('desk.staff', auth.uid()::text, true);", '')],
  [
    decided,
    inPart(
      'private.clear_way',
      "decision -> 'sequence' is distinct from to_jsonb(booking.sequence)",
      'false',
    ),
  ],
  [
    decided,
    inPart('private.clear_way', 'decided not in (select id::text from', 'decided in (select null from'),
  ],
  [decided, inPart('private.closed_by', 'if problem is not null', 'if false')],
  [
    targets,
    inPart('private.can_be_target', 'wanted_hour <@ private.hours_of(wanted.centre, wanted_day)', 'true'),
  ],
  [targets, inPart('private.can_be_target', 'or wanted_court = any(wanted.courts)', 'and false')],
  [
    targets,
    inPart(
      'private.can_be_target',
      'and private.beginning(wanted.centre, wanted_day, wanted_hour) > private.clock()',
      '',
    ),
  ],
  [targets, inPart('private.clear_way', "not private.is_whole(decision -> 'hour', 0, 23) or", '')],
  [once, inPart('public.close_courts', 'if earlier is not null', 'if false')],
  [once, inPart('private.known_answer', 'return known.answer', 'return null')],
  [once, inPart('private.known_answer', "private.refused('reused')", 'known.answer')],
  [once, inPart('public.close_courts', 'where id = close_courts.command', 'where false')],
  [wrong, checks('isfinite(wanted.last_day) is not true', 'wanted.last_day is null')],
  [wrong, checks("if today is null then return 'unknown-centre'; end if;", '')],
  [wrong, checks("  then return 'unknown-court'; end if;", '  then null; end if;')],
  [wrong, checks('if (wanted.first_day, wanted.first_hour) > (wanted.last_day, wanted.last_hour) then')],
  [wrong, checks('if wanted.last_day - wanted.first_day >= 92 then')],
  [wrong, checks('if wanted.last_day > today + 366 then')],
  [
    wrong,
    checks("if not exists (select from private.closed_cells(wanted)) then return 'no-hour'; end if;", ''),
  ],
  [wrong, checks('> 2000 then', '> 20000 then')],
  [summer, inPart('private.clear_way', '(decisions, 2000)', '(decisions, 500)')],
  [summer, inPart('public.close_courts', '512 * 1024', '64 * 1024')],
  [wrong, inPart('public.close_courts', 'not between 1 and 120', 'not between 0 and 130')],
  [wrong, inPart('private.a_closure', "if a_closure.courts = '{}' then", 'if false then')],
  [clock, inPart('private.reopen', '> private.clock()', "> private.clock() + interval '1 hour'")],
  [visitors, inPart('private.closed_hours', 'having count(*) = (', 'having count(*) >= 1 or 0 = (')],
  [
    visitors,
    inPart(
      'private.closed_hours',
      'courts.centre = wanted_centre and in_service)',
      'courts.centre = wanted_centre)',
    ),
  ],
  [
    visitors,
    inPart(
      'public.courts_now',
      "case when closed = '[]' then '{}' else jsonb_build_object('closures', closed) end",
      "jsonb_build_object('closures', closed)",
    ),
  ],
  [noGame, inPart('public.reservations_of_day', 'and closure is null', '')],
  [noGame, inPart('public.centre_figures', '- coalesce(closed.courts, 0)', '')],
  [
    noGame,
    inPart(
      'public.centre_figures',
      'and cancelled_at is null\n          and closure is null',
      'and cancelled_at is null',
    ),
  ],
  [
    noGame,
    inPart('public.centre_figures', 'first_day and last_day and closure is null', 'first_day and last_day'),
  ],
  [noGame, { trigger: 'audited', on: 'private.closures' }],
  [settings, { trigger: 'closures_laid', on: 'private.centres' }],
  [settings, inPart('private.lay_closures', 'not in_service or', '')],
  [settings, inPart('private.outside', 'and closure is null', '')],
  ...['closure_preview', 'close_courts'].map(
    (name) => [already, inPart(`public.${name}`, 'private.closed_already(wanted)', 'null')] as const,
  ),
  [already, inPart('private.open_cells', 'and closure is distinct from wanted.id', '')],
  [already, inPart('private.closed_already', 'order by count(*) desc,', 'order by count(*),')],
  [reopened, inPart('private.write_audit', "tg_table_name = 'closures'", 'false')],
  [reopened, inPart('private.reopen', 'perform private.lay_closures(wanted.centre);', '')],
  [
    reopened,
    inPart('private.reopen', 'set last_day = last.day, last_hour = last.hour', 'set last_day = last_day'),
  ],
  [
    sentence,
    inPart('public.change_closure', 'private.clean_name(change_closure.sentence)', 'change_closure.sentence'),
  ],
  [organiser, inPart('public.take_courts', 'if found then perform private.reopen(earlier); end if;', '')],
  [unconfirmed, inPart('public.take_courts', 'perform private.release_unconfirmed(take_courts.centre);', '')],
  [
    organiser,
    inPart('private.as_taken', "'hour', hour, 'court', court", "'hour', hour, 'court', court, 'name', name"),
  ],
  [organiser, inPart('private.as_taken', 'and closure <> wanted.id', 'and false')],
  [organiser, { index: 'private.one_reservation_of_a_court' }],
  ...(['take_courts', 'tournament_courts', 'release_courts'] as const).map(
    (name) => [own, ofOrganiser(name)] as const,
  ),
  [limits, inPart('public.take_courts', '>= 10', '>= 100')],
  [limits, inPart('public.take_courts', 'and first_day >= private.centre_day(take_courts.centre)', '')],
  [
    limits,
    inPart(
      'public.take_courts',
      '(closures.tournament, first_day) <> (take_courts.tournament, take_courts.day)',
      'true',
    ),
  ],
  [
    together,
    inPart('public.take_courts', 'organiser = auth.uid()', 'closures.tournament = take_courts.tournament'),
  ],
  [together, inPart('public.take_courts', 'organiser = auth.uid()', 'true')],
  [
    together,
    inPart(
      'public.take_courts',
      'closures.tournament, first_day) <> (take_courts.tournament,',
      'take_courts.tournament, first_day) <> (take_courts.tournament,',
    ),
  ],
  [together, inPart('public.take_courts', "to_char(take_courts.day, 'YYYY-MM-DD') <", 'null <')],
  [limits, checks("<= private.clock() then return 'past'; end if;", "is null then return 'past'; end if;")],
  [removed, { trigger: 'others_laid', on: 'private.closures' }],
  [removed, inPart('private.sentence_on_courts', 'case when shown.published then', 'case when true then')],
];

describeRules({
  scenarios: closureScenarios,
  faults,
  together: {
    'the desk and visitors who want one hour at once never both have it': async (backEnd) => {
      expect(await closuresAtOnce(backEnd)).toEqual([
        ...Array.from({ length: 8 }, () => 'one of both'),
        '18 hours',
      ]);
    },
  },
});
