import { shownStatus } from '../competition/shownStatus';
import { clockOf, dayOf } from '../model/dayClock';
import { plansOf } from '../model/plans';
import { type DayPlan, type Fixture, isLeagueFixture, type Tournament } from '../model/tournament';
import { endOf, isToBePlayed, plannedMatches } from './dayPlan';
import { withPlayoffs } from './playoffsOfDay';

/** A pending match with its day, time (`HH:mm`) and court, each null while unknown. */
export type NextMatch = {
  readonly fixture: Fixture;
  readonly day: string | null;
  readonly time: string | null;
  readonly court: number | null;
};

/**
 * The next matches: those of the next planned day, or of the first unfinished round, or of the playoffs, beside those that
 * were postponed to that day or an earlier one; else other postponed matches. `today` is null while it is unknown.
 */
export function nextMatches(tournament: Tournament, today: string | null): readonly NextMatch[] {
  const pending = tournament.fixtures.filter((fixture) => shownStatus(fixture) === 'pending');
  const plan = plansOf(tournament)
    .filter((day) => !isOver(day, today))
    .map((day) => ({ date: day.date, matches: pendingOfPlan(tournament, day) }))
    .find(({ matches }) => matches.length > 0);
  const placed = new Set(plan?.matches.map(({ fixture }) => fixture.id));
  const until = plan?.date ?? today ?? '';
  const onTheDay = pending
    .filter(({ id, postponed }) => {
      const day = postponed?.to?.day;
      return day !== undefined && day >= (today ?? until) && day <= until && !placed.has(id);
    })
    .map(postponedTime);
  if (plan !== undefined) return sortedByTime([...onTheDay, ...plan.matches]);
  const onTime = pending.filter(({ postponed }) => postponed === undefined);
  const round = Math.min(...onTime.filter(isLeagueFixture).map((fixture) => fixture.round ?? 1));
  const isNext = (fixture: Fixture) =>
    isLeagueFixture(fixture) ? (fixture.round ?? 1) === round : !Number.isFinite(round);
  const hasBegun = tournament.fixtures.some(({ result }) => result !== null);
  const day = !hasBegun && today !== null && tournament.date >= today ? tournament.date : null;
  const ofRound = onTime.filter(isNext).map((fixture) => ({ fixture, day, time: null, court: null }));
  const next = [...onTheDay, ...ofRound];
  return sortedByTime(next.length > 0 ? next : pending.map(postponedTime));
}

/** Whether a planned day is past: its unplayed matches have no time any more. */
function isOver(plan: DayPlan, today: string | null): boolean {
  const lastMinute = Math.max(0, endOf(plan.placements, plan) - 1);
  return today !== null && dayOf(plan.date, lastMinute) < today;
}

function pendingOfPlan(tournament: Tournament, day: DayPlan): NextMatch[] {
  const { date, placements } = withPlayoffs(tournament, day);
  return plannedMatches(tournament.fixtures, placements)
    .filter(({ fixture }) => shownStatus(fixture) === 'pending')
    .map(({ fixture, court, at }) => {
      if (!isToBePlayed(fixture, date)) return postponedTime(fixture);
      return { fixture, day: dayOf(date, at), time: clockOf(date, at), court };
    });
}

/** A match without a place, at the time to which it was postponed, if any. */
function postponedTime(fixture: Fixture): NextMatch {
  const to = fixture.postponed?.to;
  return { fixture, day: to?.day ?? null, time: to?.time ?? null, court: null };
}

/** Across one or several tournaments: matches with a time first, otherwise in the given order. */
export function sortedByTime<Match extends NextMatch>(matches: readonly Match[]): Match[] {
  const moment = ({ day, time }: NextMatch) => `${day ?? '~'} ${time ?? '~'}`;
  return [...matches].sort((a, b) => {
    const [one, other] = [moment(a), moment(b)];
    return one < other ? -1 : one > other ? 1 : (a.court ?? 0) - (b.court ?? 0);
  });
}
