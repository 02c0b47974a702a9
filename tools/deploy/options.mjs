import { dirname, join, resolve } from 'node:path';
import { packageNamed, packages } from '../build/packages.mjs';
import { Failure } from '../setup/failure.mjs';
import { readFlags } from '../setup/readFlags.mjs';
import { LOCAL_STORE } from '../store/openStore.mjs';
import { isRemote } from './target.mjs';

/**
 * The flags of a command that works on a store: `{ names, store, target, ...others }`. `--store` and `--to` are the
 * same everywhere (STORE_FLAGS). `most` is the number of names that the command accepts; `hasSite` is false if it needs
 * no site.
 */
export function readOptions(own = {}, { most = Number.POSITIVE_INFINITY, hasSite = true } = {}) {
  const everywhere = { store: { type: 'string' }, ...(hasSite && { to: { type: 'string' } }) };
  const {
    names,
    store: folder = LOCAL_STORE,
    to,
    ...others
  } = readFlags({ ...everywhere, ...own }, { most });
  if (isRemote(folder))
    throw new Failure(`The store is a folder; ${folder} is not. A remote can be the site: --to.`);
  const store = resolve(folder);
  const target = to !== undefined && isRemote(to) ? to : resolve(to ?? siteBeside(store));
  return { names, store, target, ...others };
}

/** The packages that a person has named, each once; at least one must be. */
export function namedPackages(names) {
  if (names.length === 0)
    throw new Failure(`Which package? There are: ${packages.join(', ')}. Ask with --help.`);
  return [...new Set(names.map((name) => packageNamed(name)))];
}

/** As a person types it: `booking`. */
export function shortName(folder) {
  return folder.replace(/^mfe-/, '');
}

/** The site of a store by default. */
function siteBeside(store) {
  return join(dirname(resolve(store)), 'site');
}

/**
 * The flags that select the same store and site, so that a printed command works as printed. Empty if both are this
 * checkout's own; begins with a space otherwise.
 */
export function whereFlags({ store, target }) {
  const ofStore = store === LOCAL_STORE ? '' : ` --store ${quoted(store)}`;
  return target === siteBeside(store) ? ofStore : `${ofStore} --to ${quoted(target)}`;
}

/** As a shell takes it for one word. */
function quoted(word) {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
