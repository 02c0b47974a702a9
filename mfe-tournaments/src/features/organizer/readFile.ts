import { parseTournament } from '../../data/parseTournament';
import { type FileOutcome, readTournamentFile } from '../../domain/tournament-file/readTournamentFile';

/** Reads an exported file, with all the doubts that a file of a stranger deserves. */
export function readFile(text: string): FileOutcome {
  return readTournamentFile(text, parseTournament);
}
