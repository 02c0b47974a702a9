import { dirname, join, resolve } from 'node:path';
import { LOCAL_STORE } from '../store/openStore.mjs';

/** The site of a store by default. */
export function siteBeside(store) {
  return join(dirname(resolve(store)), 'site');
}

/**
 * The flags that select the same store and site, so that a printed command works as printed. Empty if both are this
 * checkout's own; begins with a space otherwise.
 */
export function whereFlags({ storeFolder, target }) {
  const store = storeFolder === LOCAL_STORE ? '' : ` --store ${quoted(storeFolder)}`;
  const isBeside = target === undefined || target === siteBeside(storeFolder);
  return isBeside ? store : `${store} --to ${quoted(target)}`;
}

/** The command that lists live releases and possible choices. */
export function liveCommand(place) {
  const flags = whereFlags(place);
  return `npm run live${flags && ` --${flags}`}`;
}

/** As a shell takes it for one word. */
function quoted(word) {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
