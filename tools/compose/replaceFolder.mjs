import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withLock } from '../setup/withLock.mjs';

/** By then an answer that was begun has opened its file, however busy the machine is. */
const KEPT_MS = 60 * 1000;

/**
 * Replaces a folder, completely or not at all. `fill(next, present)` writes into an empty folder beside it, and may
 * read the present one (undefined if there is none); then the two are swapped. After an interruption the folder is the
 * old one or the new one, and the next call cleans up. The old folder stays for a while, for requests in progress
 * (tools/serve/openFolder.mjs).
 */
export function replaceFolder(target, fill) {
  const parent = dirname(target);
  const beside = (what) => `.${basename(target)}.${what}`;
  const earlier = () =>
    readdirSync(parent)
      .filter((name) => name.startsWith(beside('before-')))
      .map((name) => ({ folder: join(parent, name), since: Number(name.slice(beside('before-').length)) }))
      .sort((one, other) => one.since - other.since);
  mkdirSync(parent, { recursive: true });

  return withLock(join(parent, beside('lock')), async () => {
    // Ended between the two moves: the folder that was there goes back to its place.
    const last = earlier().at(-1);
    if (!existsSync(target) && last) renameSync(last.folder, target);
    for (const { folder, since } of earlier()) if (Date.now() - since > KEPT_MS) remove(folder);

    const next = join(parent, beside('next'));
    remove(next);
    mkdirSync(next);
    try {
      const answer = await fill(next, existsSync(target) ? target : undefined);
      if (existsSync(target))
        renameSync(target, join(parent, beside(`before-${timeOfOwn(earlier().at(-1))}`)));
      renameSync(next, target);
      return answer;
    } catch (error) {
      remove(next);
      throw error;
    }
  });
}

/** Later than any other, even within a millisecond or on a clock that was set back. */
function timeOfOwn(last) {
  return Math.max(Date.now(), (last?.since ?? 0) + 1);
}

function remove(folder) {
  rmSync(folder, { recursive: true, force: true });
}
