import { centreDay } from 'shared-kernel/time';
import { isAnnulled } from '../competition/shownStatus';
import { minuteAt, minuteOf } from '../model/dayClock';
import { plansOf, withPlan } from '../model/plans';
import { type DayPlan, isLeagueFixture, type Placement, type Tournament } from '../model/tournament';
import { isToBePlayed } from './dayPlan';
import { hallOf, placeMatches, type Waiting, type Weights } from './placeMatches';
import type { Hall } from './promisedPlaces';
import { waitsOf } from './waits';

export type DaySettings = Omit<DayPlan, 'placements'>;

/** Rounds of the league, both included; null for all that is left. To `Infinity` means the playoffs too. */
export type Rounds = { readonly from: number; readonly to: number } | null;

/**
 * Weights for choosing the next match. Plain order is first: it is the best for an even number of teams whose rounds
 * fill the courts. The others weigh rests more than rounds.
 */
const ways: readonly Weights[] = [
  { tired: 0, rest: 0, longestRest: 0, left: 0, order: 1, fresh: 1 },
  { tired: 1000, rest: 0, longestRest: 0, left: 0, order: 0, fresh: 1 },
  { tired: 1000, rest: 0, longestRest: 0, left: 0.3, order: 0, fresh: 1 },
  { tired: 1000, rest: 0, longestRest: 0, left: 0.3, order: 0.3, fresh: 1 },
  { tired: 1000, rest: 0, longestRest: 0.5, left: 1, order: 0.1, fresh: 1 },
  { tired: 1000, rest: 1, longestRest: 0.5, left: 0.3, order: 0, fresh: 1 },
  { tired: 1000, rest: 1, longestRest: 0, left: 0, order: 2, fresh: 1 },
  { tired: 1000, rest: 1, longestRest: 0, left: 0.3, order: 2, fresh: 3 },
];

/**
 * Plans the remaining matches of these rounds, and those postponed to this day, at the promised time if possible.
 * Played matches keep their places of the day's previous plan, and annulled ones free theirs. The plan uses no past
 * time: today's matches begin at the next full five minutes or later, and after a current match on the same court.
 */
export function planDay(tournament: Tournament, settings: DaySettings, rounds: Rounds, now: Date): DayPlan {
  const { date } = settings;
  const start = startOf(settings, now);
  const matches = matchesToPlan(tournament, date, rounds, now);
  const left = matches.map(({ fixture }) => fixture);
  const begun = new Set(
    tournament.fixtures
      .filter((fixture) => fixture.status !== 'pending' && !isAnnulled(fixture) && !left.includes(fixture))
      .map(({ id }) => id),
  );
  const kept = (tournament.days?.[date]?.placements ?? []).filter(({ fixture }) => begun.has(fixture));
  const plan = { ...settings, start, placements: kept };
  const hall = hallOf(withPlan(tournament, plan), plan, left, start, date === centreDay(now) ? now : null);
  return { ...plan, placements: [...kept, ...bestPlacements(matches, hall)] };
}

/** The minute at which a day can begin: the requested one or, later today, the next full five minutes. */
export function startOf({ date, start }: Pick<DaySettings, 'date' | 'start'>, now: Date): number {
  if (date !== centreDay(now)) return start;
  return Math.min(minuteAt(date, '23:59'), Math.max(start, Math.ceil(minuteOf(date, now) / 5) * 5));
}

/**
 * The matches that wait for a court on a day, in the order of the rounds; the playoffs come last. A match that is planned
 * on another day to come stays there; one of today's plan may move to a later day.
 */
export function matchesToPlan(tournament: Tournament, date: string, rounds: Rounds, now: Date): Waiting[] {
  const today = centreDay(now);
  const elsewhere = new Set(
    plansOf(tournament)
      .filter((day) => day.date !== date && day.date > today)
      .flatMap(({ placements }) => placements.map(({ fixture }) => fixture)),
  );
  return tournament.fixtures
    .filter((fixture) => {
      if (!isToBePlayed(fixture, date) || elsewhere.has(fixture.id)) return false;
      if (rounds === null || fixture.postponed !== undefined) return true;
      const { round } = fixture;
      if (!isLeagueFixture(fixture)) return rounds.to === Number.POSITIVE_INFINITY;
      return round !== undefined && round >= rounds.from && round <= rounds.to;
    })
    .map((fixture) => ({ fixture, order: fixture.round ?? Number.MAX_SAFE_INTEGER / 2 }));
}

/** The shortest day, then the fewest short rests, then the shortest waits. */
function bestPlacements(matches: readonly Waiting[], hall: Hall): Placement[] {
  const pairings = matches.map(({ fixture }) => fixture);
  const plans = ways.map((way) => {
    const placements = placeMatches(matches, hall, way);
    const end = Math.max(0, ...placements.map(({ at }) => at));
    return { placements, end, ...waitsOf(placements, pairings, hall.matchMinutes) };
  });
  const [best] = plans.sort(
    (a, b) => a.end - b.end || a.short - b.short || a.worst - b.worst || a.mean - b.mean,
  );
  return best?.placements ?? [];
}

/**
 * A comparable text of a day's plan: settings and rounds, without the places of matches, which change during the day;
 * empty without a plan. A different text at save time means that another organiser has planned the day.
 */
export function asPlanned(day: DayPlan | undefined, fixtures: Tournament['fixtures']): string {
  if (day === undefined) return '';
  const { date, start, courts, matchMinutes, pauses, placements } = day;
  const placed = new Set(placements.map(({ fixture }) => fixture));
  const rounds = new Set(fixtures.flatMap(({ id, round }) => (placed.has(id) && round ? [round] : [])));
  const spans = pauses.map(({ from, minutes }) => [from, minutes]);
  return JSON.stringify([date, start, courts, matchMinutes, spans, [...rounds].sort((a, b) => a - b)]);
}
