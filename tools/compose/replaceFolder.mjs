import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withLock } from './withLock.mjs';

/**
 * Makes a folder anew, whole or not at all: `fill(next, present)` writes into an empty folder beside it, and may read
 * the one that is there (undefined where there is none); then the two change places. Whatever ends this halfway, the
 * folder is the old one or the new one, and the next call clears up. The old one stays beside until then, for
 * answers that are under way (tools/serve/heldFolder.mjs).
 */
export function replaceFolder(target, fill) {
  const beside = (what) => join(dirname(target), `.${basename(target)}.${what}`);
  const next = beside('next');
  const previous = beside('previous');
  mkdirSync(dirname(target), { recursive: true });

  return withLock(beside('lock'), async () => {
    // Ended between the two moves: the folder that was there goes back to its place.
    if (!existsSync(target) && existsSync(previous)) renameSync(previous, target);
    remove(next);
    mkdirSync(next);
    try {
      const answer = await fill(next, existsSync(target) ? target : undefined);
      remove(previous);
      if (existsSync(target)) renameSync(target, previous);
      renameSync(next, target);
      return answer;
    } catch (error) {
      remove(next);
      throw error;
    }
  });
}

function remove(folder) {
  rmSync(folder, { recursive: true, force: true });
}
