import { lateSharing } from './lateSharing';

/** Requests the missing data from the back end at once, after loading the code for it. */
export async function askAgain() {
  const sharing = await lateSharing.load().catch(() => undefined);
  sharing?.askAgain();
}
