import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../setup/failure.mjs';
import { LOCAL_STORE } from '../store/openStore.mjs';
import { isRemote } from './remotes.mjs';
import { siteBeside } from './whereFlags.mjs';

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
 * printed for `--help`, and the answer is undefined then. `most` is how many names the command takes.
 */
export function readOptions(
  usage,
  own = {},
  { most = Number.POSITIVE_INFINITY, parameters = process.argv.slice(2) } = {},
) {
  const { values, positionals } = parsed({ ...EVERYWHERE, ...own }, parameters);
  if (values.help) {
    console.log(`${usage.trim()}\n${WHERE}`);
    return undefined;
  }
  if (positionals.length > most)
    throw new Failure(`“${positionals[most]}” is a word too many here: nothing was done. Ask with --help.`);
  const { store: folder = LOCAL_STORE, to, ...others } = values;
  if (isRemote(folder))
    throw new Failure(`The store is a folder; ${folder} is not. A remote can be the site: --to.`);
  const store = resolve(folder);
  refuseFile('store', store);
  const target = targetOf(to ?? siteBeside(store));
  if (!isRemote(target)) refuseFile('site', target);
  return { names: positionals, store, target, ...others };
}

function targetOf(to) {
  return isRemote(to) ? to : resolve(to);
}

function refuseFile(what, place) {
  if (existsSync(place) && !statSync(place).isDirectory())
    throw new Failure(`The ${what} is a folder; ${place} is a file.`);
}

function parsed(options, parameters) {
  try {
    return parseArgs({ args: withValues(options, parameters), options, allowPositionals: true });
  } catch (error) {
    throw new Failure(`${error.message.split('. ')[0]}. Ask with --help.`);
  }
}

/** `--keep -1` says a number, which the command itself is to refuse, and not another flag. */
function withValues(options, parameters) {
  const joined = [];
  for (const parameter of parameters) {
    const flag = joined.at(-1);
    const takesValue = flag?.startsWith('--') && options[flag.slice(2)]?.type === 'string';
    if (takesValue && /^-\d/.test(parameter)) joined[joined.length - 1] = `${flag}=${parameter}`;
    else joined.push(parameter);
  }
  return joined;
}
