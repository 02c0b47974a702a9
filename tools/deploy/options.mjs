import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../setup/failure.mjs';
import { LOCAL_STORE } from '../store/openStore.mjs';
import { isRemote } from './remotes.mjs';

const EVERYWHERE = {
  store: { type: 'string' },
  to: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
};

const WHERE = `
  --store DIR   the store of releases and of what is live; store/ in this checkout when it is not said
  --to DIR      the site's folder; site/ beside the store when it is not said. NAME:PATH is a place that rclone knows
                (rclone config): the site is made in mirrors/ beside the store, and what has changed is sent there
  --help        this text
`;

/**
 * What a person has asked of a command: `{ names, store, target, ...others }`. The same flags everywhere; `usage` is
 * printed for `--help`, and the answer is undefined then.
 */
export function readOptions(usage, own = {}, parameters = process.argv.slice(2)) {
  const { values, positionals } = parsed(own, parameters);
  if (values.help) {
    console.log(`${usage.trim()}\n${WHERE}`);
    return undefined;
  }
  const { store: folder = LOCAL_STORE, to, ...others } = values;
  if (isRemote(folder))
    throw new Failure(`The store is a folder; ${folder} is not. A remote can be the site: --to.`);
  return {
    names: positionals,
    store: resolve(folder),
    target: targetOf(to ?? siteBeside(folder)),
    ...others,
  };
}

function targetOf(to) {
  return isRemote(to) ? to : resolve(to);
}

function siteBeside(store) {
  return join(dirname(resolve(store)), 'site');
}

function parsed(own, parameters) {
  try {
    return parseArgs({ args: parameters, options: { ...EVERYWHERE, ...own }, allowPositionals: true });
  } catch (error) {
    throw new Failure(`${error.message.split('. ')[0]}. Ask with --help.`);
  }
}
