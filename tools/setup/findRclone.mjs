import { installPackage, onPath } from './debianPackage.mjs';

/**
 * The path of rclone, for the tests of a remote target: found, or installed from Debian's packages if possible;
 * undefined otherwise.
 */
export function findRclone() {
  const found = onPath('rclone');
  if (found) return found;
  return installPackage('rclone', 'the test of a remote target') ? onPath('rclone') : undefined;
}
