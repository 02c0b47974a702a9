import { loadSharing } from '../data/loadSharing';
import { lateModule } from './lateModule';

/** What a site with a back end has besides; asked for again as long as a page misses it. */
export const lateSharing = lateModule(async () => {
  const sharing = await loadSharing();
  if (sharing === null) throw new Error('What shares tournaments did not come.');
  return sharing;
});

/** Asks the back end at once for what it owes, and first for the code that asks it. */
export async function askAgain() {
  const sharing = await lateSharing.load().catch(() => undefined);
  sharing?.askAgain();
}
