import { withDatabase } from './match-events/eventDatabase';

const probe = 'tournaments:probe';

/** Whether this device keeps what is entered: both stores that tournaments and sheets are written to take it. */
export async function canKeep(): Promise<boolean> {
  try {
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    await withDatabase(async () => undefined);
    return true;
  } catch {
    return false;
  }
}
