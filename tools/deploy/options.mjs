import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Failure } from '../setup/failure.mjs';
import { readFlags } from '../setup/readFlags.mjs';
import { LOCAL_STORE } from '../store/openStore.mjs';
import { isRemote } from './remotes.mjs';
import { siteBeside } from './whereFlags.mjs';

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
  refuseFile('store', store);
  const target = targetOf(to ?? siteBeside(store));
  if (!isRemote(target)) refuseFile('site', target);
  return { names, store, target, ...others };
}

function targetOf(to) {
  return isRemote(to) ? to : resolve(to);
}

function refuseFile(what, place) {
  if (existsSync(place) && !statSync(place).isDirectory())
    throw new Failure(`The ${what} is a folder; ${place} is a file.`);
}
