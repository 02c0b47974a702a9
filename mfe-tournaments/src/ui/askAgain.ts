import { lateSharing } from './lateSharing';

/** Asks the back end at once for what it owes, and first for the code that asks it. */
export async function askAgain() {
  const sharing = await lateSharing.load().catch(() => undefined);
  sharing?.askAgain();
}
