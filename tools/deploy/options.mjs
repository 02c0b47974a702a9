import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../setup/failure.mjs';
import { LOCAL_STORE } from '../store/openStore.mjs';

const EVERYWHERE = {
  store: { type: 'string' },
  to: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
};

const WHERE = `
  --store DIR   the store of releases and of what is live; store/ in this checkout when it is not said
  --to DIR      the site's folder; site/ beside the store when it is not said
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
  return { names: positionals, store: resolve(folder), target: resolve(to ?? siteBeside(folder)), ...others };
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
