import { withDatabase } from './match-events/eventDatabase';

const probe = 'tournaments:probe';

/** What a device can store: tournaments with the plays of their sheets, tournaments and scores alone, or nothing. */
export type Keeping = 'all' | 'scores' | 'nothing';

/** Tries both stores: the one that tournaments are written to, and the one of the sheets' plays. */
export async function canKeep(): Promise<Keeping> {
  try {
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
  } catch {
    return 'nothing';
  }
  try {
    await withDatabase(async () => undefined);
    return 'all';
  } catch {
    return 'scores';
  }
}
