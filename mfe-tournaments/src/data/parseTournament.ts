import * as v from 'valibot';
import type { Tournament } from '../domain/tournament';
import { tournamentSchema } from './tournamentSchema';

/** A value from outside as a tournament of the stored shape; null when it is none. */
export function parseTournament(value: unknown): Tournament | null {
  const parsed = v.safeParse(tournamentSchema, value);
  return parsed.success ? parsed.output : null;
}
