import { closeSync, existsSync, openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const TRIES = 20;
const PAUSE_MS = 10;

/**
 * Opens a folder that another one of the same name may replace at any time (tools/compose/replaceFolder.mjs). One answer
 * reads everything from `root`, so that a page never gets the policy of another composition; call `close` after it.
 * Between the two renamings the name does not exist for a moment. Undefined if it goes on not to exist.
 */
export async function openFolder(folder) {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    try {
      const handle = openSync(folder, 'r');
      // Linux identifies the folder by its handle, even after a renaming; other systems use the name.
      const byHandle = `/proc/self/fd/${handle}`;
      return { root: existsSync(byHandle) ? byHandle : folder, close: () => closeSync(handle) };
    } catch {
      await delay(PAUSE_MS);
    }
  }
  return undefined;
}
