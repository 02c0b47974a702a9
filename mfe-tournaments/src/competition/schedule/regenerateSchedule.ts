import { byDate } from '../../model/dayClock';
import { mostFixtures } from '../../model/limits';
import { type Outcome, refused } from '../../model/outcome';
import { plansOf } from '../../model/plans';
import { type Fixture, isLeagueFixture, type Tournament } from '../../model/tournament';
import { hasBegun } from '../../scoring/score';
import { remainingTeams } from '../teams/withdrawal';
import { createSchedule } from './createSchedule';

export type ScheduleRefusal = { readonly kind: 'too-few-teams' | 'too-many-matches' };

export type ScheduleOutcome = Outcome<{ tournament: Tournament }, ScheduleRefusal>;

/**
 * Replaces the fixtures by a new schedule of the teams that have not withdrawn, without scores, playoffs, tie decisions and
 * planned times (specification, section 4). `generation` is any text that distinguishes it from earlier schedules.
 */
export function regenerateSchedule(tournament: Tournament, generation: string): ScheduleOutcome {
  const { tieDecisions: _decided, days, ...plain } = tournament;
  const teams = remainingTeams(tournament);
  if (teams.length < 2) return refused({ kind: 'too-few-teams' });
  const homeAndAway = tournament.format?.homeAndAway ?? true;
  if ((teams.length * (teams.length - 1)) / (homeAndAway ? 1 : 2) > mostFixtures)
    return refused({ kind: 'too-many-matches' });
  const unplaced = plansOf(tournament).map((day) => ({ ...day, placements: [] }));
  const fixtures = createSchedule({ teams, homeAndAway, generation });
  const next = { ...plain, fixtures, ...(days && { days: byDate(unplaced) }) };
  return { ok: true, tournament: next };
}

/** Why a schedule is outdated: its teams have changed, or the number of legs. */
export type ScheduleFault = 'teams' | 'legs';

/** Returns the reason why the schedule is outdated; null without a schedule, or if it is current. */
export function scheduleFault(tournament: Tournament): ScheduleFault | null {
  const { teams, fixtures, format } = tournament;
  const league = fixtures.filter(isLeagueFixture);
  if (league.length === 0) return null;
  const scheduled = new Set(league.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]));
  const isLeft = [...scheduled].some((team) => !teams.includes(team));
  if (isLeft || remainingTeams(tournament).some((team) => !scheduled.has(team))) return 'teams';
  // Once a match has begun, the schedule defines the format, or an imported file does.
  if (format === undefined || hasSheets(tournament)) return null;
  return format.homeAndAway === meetTwice(league) ? null : 'legs';
}

/** Whether any two teams meet a second time. */
export function meetTwice(league: readonly Fixture[]): boolean {
  const pairs = league.map(({ homeTeam, awayTeam }) => [homeTeam, awayTeam].sort().join('\n'));
  return new Set(pairs).size < pairs.length;
}

/** Whether anything was played in a tournament: lineups alone fix nothing, also those that an earlier release published. */
export function hasSheets({ fixtures }: Pick<Tournament, 'fixtures'>): boolean {
  return fixtures.some(
    ({ result, events = [] }) =>
      (result !== null && (result.details === null || hasBegun(result.details))) ||
      events.some(({ kind }) => kind !== 'selection'),
  );
}
