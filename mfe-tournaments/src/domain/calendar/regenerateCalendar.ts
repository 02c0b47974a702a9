import { isLeagueFixture, type Tournament } from '../tournament';
import { createCalendar } from './createCalendar';

export type CalendarRefusal = { readonly kind: 'too-few-teams' };

export const calendarSentences: Readonly<Record<CalendarRefusal['kind'], string>> = {
  'too-few-teams': 'Il faut au moins deux équipes pour générer un calendrier.',
};

export type CalendarOutcome =
  | { readonly ok: true; readonly tournament: Tournament }
  | { readonly ok: false; readonly refusal: CalendarRefusal };

/**
 * Replaces a tournament's fixtures by a new calendar of its teams, with every score reset and the playoffs gone
 * (specification, section 4). `generation` is anything that tells this calendar from those before it.
 */
export function regenerateCalendar(tournament: Tournament, generation: string): CalendarOutcome {
  const { teams, format } = tournament;
  if (teams.length < 2) return { ok: false, refusal: { kind: 'too-few-teams' } };
  const fixtures = createCalendar({ teams, homeAndAway: format?.homeAndAway ?? true, generation });
  return { ok: true, tournament: { ...tournament, fixtures } };
}

/** Says whether teams came or left since the calendar was generated. */
export function isCalendarOutdated({ teams, fixtures }: Tournament): boolean {
  const league = fixtures.filter(isLeagueFixture);
  if (league.length === 0) return false;
  const scheduled = new Set(league.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]));
  return scheduled.size !== teams.length || teams.some((team) => !scheduled.has(team));
}
