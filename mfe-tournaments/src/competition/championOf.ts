import type { Tournament } from '../model/tournament';
import { winnerOf } from './outcome';
import { hasPlayoffs } from './playoffs/tree';
import { rank } from './standings/standings';
import { tournamentStatus } from './tournamentStatus';

/** The first place of a finished tournament: a champion, or several teams until the organiser decides. */
export type FirstPlace =
  | { readonly kind: 'champion'; readonly team: string }
  | { readonly kind: 'tie'; readonly teams: readonly string[] };

/** The winner of a finished tournament: that of its final, or the first of the standings without a final. */
export function championOf(tournament: Tournament): FirstPlace | null {
  if (tournamentStatus(tournament.fixtures) !== 'finished') return null;
  const { rows, undecided } = rank(tournament);
  const final = tournament.fixtures.find(({ slot }) => slot === 'final');
  const team = hasPlayoffs(tournament) ? final && winnerOf(final) : rows[0]?.name;
  if (!team) return null;
  const tied = hasPlayoffs(tournament) ? undefined : undecided.find((teams) => teams.includes(team));
  return tied === undefined ? { kind: 'champion', team } : { kind: 'tie', teams: tied };
}
