import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { refuseForeign } from '../compose/composedSite.mjs';
import { Failure, sentenceOfSystem } from '../setup/failure.mjs';
import { rclone } from './rclone.mjs';

/** By rclone's rules; a letter alone is a drive of Windows. */
const REMOTE = /^[\w.+@][\w .+@-]+:(?!\/\/)/;

/** Whether a target is not a folder but a place that rclone knows: `centre:jorkyball`, its `name:path`. */
export function isRemote(target) {
  return REMOTE.test(target);
}

/** A place beside the site: for `centre:web/jorkyball`, `centre:web/` and the path. */
export function besideSite(target, path) {
  if (!isRemote(target)) return join(dirname(target), path);
  const [, parent, site] = /^([^:]+:(?:.*\/)?)([^/]*)\/?$/.exec(target);
  if (!site)
    throw new Failure(`${target} is a remote's root, beside which nothing can be: name a folder in it.`);
  return `${parent}${path}`;
}

/**
 * Rejects with a {@link Failure} if the site cannot or must not be made; called before anything is built or changed. A
 * remote must answer; a folder must be a site or empty, and both it and the store must be writable.
 */
export async function reachTarget({ store, target }) {
  try {
    refuseUnwritable(store.folder);
    if (isRemote(target)) return await rclone(['lsf', '--max-depth', '1', target], { target });
    if (`${store.folder}${sep}`.startsWith(`${target}${sep}`))
      throw new Failure(
        `The store is in ${target}, which the site would replace: name another folder with --to.`,
      );
    refuseForeign(target);
    refuseUnwritable(dirname(target));
  } catch (error) {
    const reason = error instanceof Failure ? error.message : sentenceOfSystem(error, target);
    throw reason === undefined ? error : new Failure(`Nothing has changed. ${reason}`);
  }
}

/** An existing folder must be writable; for a new one, its nearest existing parent. */
export function refuseUnwritable(folder) {
  if (!existsSync(folder) && dirname(folder) !== folder) return refuseUnwritable(dirname(folder));
  if (!statSync(folder).isDirectory())
    throw new Failure(`${folder} is a file, so nothing can be made in it.`);
  accessSync(folder, constants.W_OK);
}
