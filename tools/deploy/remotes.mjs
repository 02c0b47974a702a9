import { Failure } from '../setup/failure.mjs';

/** By rclone's rules; a letter alone is a drive of Windows. */
const REMOTE = /^([\w.+@][\w .+@-]+):(?!\/\/)/;

/** Whether a target is not a folder but a place that rclone knows: `centre:jorkyball`, its `name:path`. */
export function isRemote(target) {
  return REMOTE.test(target);
}

/** The remote's name in rclone: `centre`. */
export function remoteName(target) {
  return REMOTE.exec(target)?.[1];
}

/** A place beside the site: for `centre:web/jorkyball`, `centre:web/` and the path. */
export function besideRemote(target, path) {
  const [, parent, site] = /^([^:]+:(?:.*\/)?)([^/]*)\/?$/.exec(target);
  if (!site)
    throw new Failure(`${target} is a remote's root, beside which nothing can be: name a folder in it.`);
  return `${parent}${path}`;
}
