import { readsWhole } from 'shared-kernel';
import * as v from 'valibot';
import type { Tournament } from '../domain/tournament';
import { tournamentSchema } from './tournamentSchema';

/** A value from outside as a tournament of the stored shape; null when it is none, or has anything wrong in it. */
export function parseTournament(value: unknown): Tournament | null {
  const { result, isWhole } = readsWhole(() => v.safeParse(tournamentSchema, value));
  return result.success && isWhole ? result.output : null;
}
