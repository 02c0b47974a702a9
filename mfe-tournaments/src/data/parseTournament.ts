import { readRecord } from 'shared-kernel';
import type { Tournament } from '../domain/tournament';
import { tournamentShape } from './tournamentShape';

/** A value from outside as a tournament of the stored shape; null when it is none, or has anything wrong in it. */
export function parseTournament(value: unknown): Tournament | null {
  const { value: tournament, isWhole, isNewer } = readRecord(value, tournamentShape);
  return tournament !== undefined && isWhole && !isNewer ? tournament : null;
}
