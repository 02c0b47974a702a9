import { minuteOf } from '../model/dayClock';
import { plansOf } from '../model/plans';
import type { DayPlan, Fixture, Tournament } from '../model/tournament';
import { isToBePlayed, type PlannedMatch } from './dayPlan';
import { plannedMatchesLeft, planOfNow } from './planOfNow';
import { withPlayoffs } from './playoffsOfDay';
import { courtsFreeAt, underWay } from './runningDay';

/** A match to call, or the next one of a court where another is still played. */
export type NextCall = {
  readonly fixture: Fixture;
  /** Null without a planned day. */
  readonly court: number | null;
  /** The planned start, in minutes of the planned `date`; null without a planned day. */
  readonly at: number | null;
  readonly date: string | null;
  /** It is planned for a day to come. */
  readonly isLater: boolean;
  /** The court is not the planned one. */
  readonly isMoved: boolean;
  /** The court may be entered now. */
  readonly isFree: boolean;
  /** Minutes after the planned time at which it begins at best. */
  readonly late: number;
};

/** A few minutes are no delay: no match is called to another court for them. */
export const toleratedMinutes = 3;

/** How many matches are named where no court says which is next. */
const namedWithoutPlan = 2;
const unplanned = { court: null, at: null, date: null, isLater: false } as const;

/**
 * Decides which match each court has next, free courts first: its own earliest match whose teams are free, or the first
 * one that would wait for a busy or late court, at most one match early. Without a plan for now, those of the days to come
 * are next.
 */
export function nextCalls(tournament: Tournament, now: Date): NextCall[] {
  const day = planOfNow(tournament, now);
  const busy = new Set(
    underWay(tournament, now).flatMap(({ fixture }) => [fixture.homeTeam, fixture.awayTeam]),
  );
  if (day !== null) return callsOfPlan(tournament, day, now, busy);
  const planned = plansOf(tournament)
    .filter(({ date }) => minuteOf(date, now) < 0)
    .flatMap((later) =>
      plannedMatchesLeft(tournament, withPlayoffs(tournament, later)).map((match) => ({
        ...match,
        date: later.date,
        isLater: true,
      })),
    );
  const places = new Set(planned.map(({ fixture }) => fixture.id));
  const others = tournament.fixtures
    .filter((fixture) => isToBePlayed(fixture, null) && !places.has(fixture.id))
    .map((fixture) => ({ fixture, ...unplanned }));
  return [...planned, ...others]
    .filter(({ fixture }) => areIdle(fixture, busy))
    .slice(0, namedWithoutPlan)
    .map((match) => ({ ...match, isMoved: false, isFree: true, late: 0 }));
}

function areIdle({ homeTeam, awayTeam }: Fixture, busy: ReadonlySet<string>): boolean {
  return !busy.has(homeTeam) && !busy.has(awayTeam);
}

function callsOfPlan(tournament: Tournament, day: DayPlan, now: Date, busy: Set<string>): NextCall[] {
  const minute = minuteOf(day.date, now);
  const left = plannedMatchesLeft(tournament, day);
  const freeAt = courtsFreeAt(tournament, day, now);
  const expected = expectedStarts(left, day, minute, freeAt);
  const calls = new Map<number, NextCall>();
  const courts = Array.from({ length: day.courts }, (_, index) => index + 1);

  const isFree = (court: number) => !freeAt.has(court);
  const isOpen = (court: number) => isFree(court) && !calls.has(court);
  const areFree = ({ fixture }: PlannedMatch) => areIdle(fixture, busy);
  const hasOwn = (court: number, until: number) =>
    left.some((own) => own.court === court && own.at <= until && areFree(own));
  const call = ({ fixture, at, court: planned }: PlannedMatch, court: number) => {
    const begins = freeAt.get(court) ?? minute;
    const late = Math.max(0, begins - at);
    const { date } = day;
    const isMoved = court !== planned;
    calls.set(court, { fixture, court, at, date, isLater: false, isMoved, isFree: isFree(court), late });
    busy.add(fixture.homeTeam).add(fixture.awayTeam);
  };

  for (const planned of left) {
    const { court, at } = planned;
    if (!areFree(planned)) continue;
    if (isOpen(court)) call(planned, court);
    else if (at <= minute + day.matchMinutes && (expected.get(planned) ?? at) > at + toleratedMinutes) {
      const other = courts.find((each) => isOpen(each) && !hasOwn(each, at));
      if (other !== undefined) call(planned, other);
    }
  }
  // Where a match is played, or no teams are free, the next one of the court is named all the same.
  for (const court of courts.filter((each) => !calls.has(each))) {
    const called = [...calls.values()].map(({ fixture }) => fixture);
    const own = left.find((planned) => planned.court === court && !called.includes(planned.fixture));
    if (own !== undefined) call(own, court);
  }
  return [...calls.values()].sort(
    (a, b) => Number(b.isFree) - Number(a.isFree) || (a.court ?? 0) - (b.court ?? 0),
  );
}

/** When each match begins at best if it waits for its own court: the match there, and those before it, end first. */
function expectedStarts(
  left: readonly PlannedMatch[],
  { matchMinutes }: DayPlan,
  minute: number,
  freeAt: ReadonlyMap<number, number>,
): Map<PlannedMatch, number> {
  const free = new Map(freeAt);
  return new Map(
    left.map((planned) => {
      const begins = Math.max(planned.at, free.get(planned.court) ?? minute);
      free.set(planned.court, begins + matchMinutes);
      return [planned, begins];
    }),
  );
}
