import { installPackage, onPath } from './debianPackage.mjs';

/**
 * The path of Caddy, with which the configuration in deploy/caddy is tried: found, or installed from Debian's packages
 * where that is possible; undefined otherwise.
 */
export function findCaddy() {
  const found = onPath('caddy');
  if (found) return found;
  return installPackage('caddy', 'the test of its configuration') ? onPath('caddy') : undefined;
}
