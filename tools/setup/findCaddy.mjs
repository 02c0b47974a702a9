import { installPackage, onPath } from './debianPackage.mjs';

/**
 * The path of Caddy, for the tests of the configuration in deploy/caddy: found, or installed from Debian's packages if
 * possible; undefined otherwise.
 */
export function findCaddy() {
  const found = onPath('caddy');
  if (found) return found;
  return installPackage('caddy', 'the test of its configuration') ? onPath('caddy') : undefined;
}
