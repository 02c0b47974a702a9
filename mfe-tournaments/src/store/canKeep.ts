import { withDatabase } from './events/eventDatabase';

const probe = 'tournaments:probe';

/** The data that a device can store: tournaments with the plays of their sheets, tournaments and scores alone, or none. */
export type Keeping = 'all' | 'scores' | 'nothing';

/** Tests both stores: that of the tournaments, and that of the sheets' plays. */
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
