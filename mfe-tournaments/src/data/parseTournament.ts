import { readRecord } from 'shared-kernel';
import type { Tournament } from '../domain/tournament';
import { tournamentShape } from './tournamentShape';

/** Parses an outside value as a tournament of the stored shape; null when any part is invalid. */
export function parseTournament(value: unknown): Tournament | null {
  const { value: tournament, isWhole, isNewer } = readRecord(value, tournamentShape);
  return tournament !== undefined && isWhole && !isNewer ? tournament : null;
}
