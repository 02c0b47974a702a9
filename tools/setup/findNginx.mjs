import { installPackage, onPath } from './debianPackage.mjs';

/**
 * The path of nginx, for the tests of the configuration in deploy/nginx: found, or installed from Debian's packages if
 * possible; undefined otherwise.
 */
export function findNginx() {
  const found = onPath('nginx');
  if (found) return found;
  return installPackage('nginx-light', 'the test of its configuration') ? onPath('nginx') : undefined;
}
