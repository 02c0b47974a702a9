import { refused } from '../model/outcome';
import { isLeagueFixture, type Tournament, type TournamentFormat } from '../model/tournament';
import { emptyDraft } from './createTournament';
import { hasSheets, meetTwice } from './schedule/regenerateSchedule';

/** The format of a tournament; if none is stored, the one that its matches imply. */
export function formatOf({ format, fixtures }: Pick<Tournament, 'format' | 'fixtures'>): TournamentFormat {
  if (format !== undefined) return format;
  const league = fixtures.filter(isLeagueFixture);
  return { ...emptyDraft.format, homeAndAway: league.length === 0 || meetTwice(league) };
}

/** Changes a format. Played matches fix winning sets and return matches; playoffs may change at any time. */
export function changeFormat(tournament: Tournament, change: Partial<TournamentFormat>) {
  const before = formatOf(tournament);
  const after = { ...before, ...change };
  const isSame = before.winningSets === after.winningSets && before.homeAndAway === after.homeAndAway;
  if (!isSame && hasSheets(tournament)) return refused({ kind: 'format-fixed' });
  return { ok: true, tournament: { ...tournament, format: after } } as const;
}
