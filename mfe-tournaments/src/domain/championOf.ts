import { hasPlayoffs } from './playoffs/tree';
import { winnerOf } from './playoffs/winnerOf';
import { standings } from './standings/standings';
import type { Tournament } from './tournament';
import { tournamentStatus } from './tournamentStatus';

/** The winner of a finished tournament: that of its final, or the first of the standings without a final. */
export function championOf(tournament: Tournament): string | null {
  if (tournamentStatus(tournament.fixtures) !== 'finished') return null;
  const rows = standings(tournament);
  if (!hasPlayoffs(tournament, rows)) return rows[0]?.name ?? null;
  const final = tournament.fixtures.find(({ slot }) => slot === 'final');
  return final === undefined ? null : winnerOf(final);
}
