import { clockOf } from './day/dayClock';
import { withPlayoffs } from './day/playoffsOfDay';
import { shownStatus } from './shownStatus';
import { type Fixture, isLeagueFixture, type Tournament } from './tournament';

/** A pending match with its day, time (`HH:mm`) and court, each null while unknown. */
export type NextMatch = {
  readonly fixture: Fixture;
  readonly day: string | null;
  readonly time: string | null;
  readonly court: number | null;
};

/**
 * The next matches: those of the planned day by time, or those of the first unfinished round, or of the playoffs. A
 * postponed match comes at its new time, or last without one. The tournament's day is that of its first match until it
 * is past (`today`; null while unknown).
 */
export function nextMatches(tournament: Tournament, today: string | null): readonly NextMatch[] {
  const pending = tournament.fixtures.filter((fixture) => shownStatus(fixture) === 'pending');
  const planned = isPlanOver(tournament, today) ? [] : plannedMatches(tournament, pending);
  if (planned.length > 0) return inTime(planned);
  const onTime = pending.filter(({ postponed }) => postponed === undefined);
  const round = Math.min(...onTime.filter(isLeagueFixture).map((fixture) => fixture.round ?? 1));
  const isNext = (fixture: Fixture) =>
    isLeagueFixture(fixture) ? (fixture.round ?? 1) === round : !Number.isFinite(round);
  const hasBegun = tournament.fixtures.some(({ result }) => result !== null);
  const day = !hasBegun && today !== null && tournament.date >= today ? tournament.date : null;
  const next = onTime.filter(isNext);
  return inTime((next.length > 0 ? next : pending).map((fixture) => momentOf(fixture, { day })));
}

/** Whether the planned day is past: unplayed matches have no time any more. */
function isPlanOver({ day: plan }: Tournament, today: string | null): boolean {
  if (plan === undefined || today === null || plan.date >= today) return false;
  const end = plan.placements.reduce((last, { at }) => Math.max(last, at), 0) + plan.matchMinutes;
  return end <= minutesOfDay || dayAfter(plan.date) < today;
}

function plannedMatches(tournament: Tournament, pending: readonly Fixture[]): NextMatch[] {
  if (tournament.day === undefined) return [];
  const plan = withPlayoffs(tournament, tournament.day);
  const waiting = new Map(pending.map((fixture) => [fixture.id, fixture]));
  return plan.placements.flatMap(({ fixture: id, court, at }) => {
    const fixture = waiting.get(id);
    if (fixture === undefined) return [];
    const day = at < minutesOfDay ? plan.date : dayAfter(plan.date);
    return [momentOf(fixture, { day, time: clockOf(at), court })];
  });
}

const minutesOfDay = 24 * 60;

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

function momentOf(fixture: Fixture, known: Partial<Omit<NextMatch, 'fixture'>>): NextMatch {
  if (fixture.postponed === undefined) return { fixture, day: null, time: null, court: null, ...known };
  const { to } = fixture.postponed;
  return { fixture, day: to?.day ?? null, time: to?.time ?? null, court: null };
}

/** Across one or several tournaments: matches with a time first, otherwise in the given order. */
export function inTime<Match extends NextMatch>(matches: readonly Match[]): Match[] {
  const moment = ({ day, time }: NextMatch) => `${day ?? '~'} ${time ?? '~'}`;
  return [...matches].sort((a, b) => {
    const [one, other] = [moment(a), moment(b)];
    return one < other ? -1 : one > other ? 1 : (a.court ?? 0) - (b.court ?? 0);
  });
}
