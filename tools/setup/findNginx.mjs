import { installPackage, onPath } from './debianPackage.mjs';

/**
 * The path of nginx, with which the configuration in deploy/nginx is tried: found, or installed from Debian's packages where that
 * is possible; undefined otherwise.
 */
export function findNginx() {
  const found = onPath('nginx');
  if (found) return found;
  return installPackage('nginx-light', 'the test of its configuration') ? onPath('nginx') : undefined;
}
