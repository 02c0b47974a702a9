import { installPackage, onPath } from './debianPackage.mjs';

/**
 * The path of rclone, with which a remote target is tried: found, or installed from Debian's packages where that is
 * possible; undefined otherwise.
 */
export function findRclone() {
  const found = onPath('rclone');
  if (found) return found;
  return installPackage('rclone', 'the test of a remote target') ? onPath('rclone') : undefined;
}
