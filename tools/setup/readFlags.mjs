import { parseArgs } from 'node:util';
import { Failure } from './failure.mjs';

/**
 * The flags of a command line, and its other words as `names`: at most `most` of them. Refuses anything else in one
 * sentence. Shapes of flags: `parseArgs` of Node.
 */
export function readFlags(options = {}, { most = 0, parameters = process.argv.slice(2) } = {}) {
  const { values, positionals } = parsed(options, parameters);
  if (positionals.length > most)
    throw new Failure(`“${positionals[most]}” is a word too many here: nothing was done. Ask with --help.`);
  return { ...values, names: positionals };
}

/**
 * The words of a command line whose flags another program reads. `names` are those before the first flag, and `flags`
 * all others, because the value of a flag may be a separate word (`--project desktop`).
 */
export function namesBeforeFlags(parameters = process.argv.slice(2)) {
  const first = [...parameters, '-'].findIndex((word) => word.startsWith('-'));
  return { names: parameters.slice(0, first), flags: parameters.slice(first) };
}

function parsed(options, parameters) {
  try {
    return parseArgs({ args: withValues(options, parameters), options, allowPositionals: true });
  } catch (error) {
    throw new Failure(`${error.message.split('. ')[0]}. Ask with --help.`);
  }
}

/** `--keep -1` names a number, which the command itself refuses, and not another flag. */
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
