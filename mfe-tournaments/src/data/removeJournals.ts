import type { Fixture } from '../domain/tournament';
import { matchJournal } from './matchJournal';

/** Forgets what was tapped on the sheets of matches that are gone. */
export async function removeJournals(tournamentId: string, fixtures: readonly Fixture[]): Promise<void> {
  for (const { id } of fixtures) {
    const journal = matchJournal(tournamentId, id);
    if ((await journal.read()).length > 0) await journal.remove();
  }
}
