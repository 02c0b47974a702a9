import { isLeagueFixture, type Tournament } from '../tournament';
import { createSchedule } from './createSchedule';

export type ScheduleRefusal = { readonly kind: 'too-few-teams' };

export type ScheduleOutcome =
  | { readonly ok: true; readonly tournament: Tournament }
  | { readonly ok: false; readonly refusal: ScheduleRefusal };

/**
 * Replaces a tournament's fixtures by a new schedule of its teams, with every score reset and the playoffs gone
 * (specification, section 4). `generation` is anything that tells this schedule from those before it.
 */
export function regenerateSchedule(tournament: Tournament, generation: string): ScheduleOutcome {
  const { teams, format } = tournament;
  if (teams.length < 2) return { ok: false, refusal: { kind: 'too-few-teams' } };
  const fixtures = createSchedule({ teams, homeAndAway: format?.homeAndAway ?? true, generation });
  return { ok: true, tournament: { ...tournament, fixtures } };
}

/** Says whether teams came or left since the schedule was generated. */
export function isScheduleOutdated({ teams, fixtures }: Tournament): boolean {
  const league = fixtures.filter(isLeagueFixture);
  if (league.length === 0) return false;
  const scheduled = new Set(league.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]));
  return scheduled.size !== teams.length || teams.some((team) => !scheduled.has(team));
}
