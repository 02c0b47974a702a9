import { packageNamed, packages } from '../build/packages.mjs';
import { Failure } from '../setup/failure.mjs';

/** The packages that a person has named, each once; at least one must be. */
export function namedPackages(names) {
  if (names.length === 0)
    throw new Failure(`Which package? There are: ${packages.join(', ')}. Ask with --help.`);
  return [...new Set(names.map((name) => packageNamed(name)))];
}
