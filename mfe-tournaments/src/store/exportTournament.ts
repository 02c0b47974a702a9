import { slug } from '../model/slug';
import type { Tournament } from '../model/tournament';

/** Marks a file as one of ours, with the version of its shape. */
export const fileMark = { format: 'jorkyball-tournament', version: 1 } as const;

export type TournamentFile = {
  /** ASCII-friendly and dated: `tournoi-<name>-<yyyy-MM-dd>.json`. */
  readonly name: string;
  readonly text: string;
};

/** Writes a tournament as a file; `exportedAt` is an ISO instant, `day` that instant's day at the centre, `yyyy-MM-dd`. */
export function exportTournament(tournament: Tournament, exportedAt: string, day: string): TournamentFile {
  const title = slug(tournament.name);
  return {
    name: ['tournoi', title, day]
      .filter((part) => part !== '')
      .join('-')
      .concat('.json'),
    text: `${JSON.stringify({ ...fileMark, exportedAt, tournament }, null, 2)}\n`,
  };
}
