import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../setup/failure.mjs';
import { readJson } from '../setup/readJson.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** In the order in which they are built: the longest first, so that two workers end together. */
const DEPLOYABLES = ['shell', 'mfe-tournaments', 'mfe-members', 'mfe-marketing', 'mfe-booking'];

/** What can be deployed from this checkout. A team may have its own package and the kernel only. */
export const packages = DEPLOYABLES.filter((folder) => existsSync(join(root, folder, 'webpack.config.js')));

/** The remotes of this checkout: their folders, and what each says of itself in its remote.json. */
export const remotes = packages
  .filter((folder) => folder !== 'shell')
  .map((folder) => ({ folder, ...readJson(join(root, folder, 'remote.json')) }));

/** The package that a person means by `booking` or `mfe-booking`, wherever its source is. */
export function packageNamed(name) {
  const found = DEPLOYABLES.find((folder) => folder === name || folder === `mfe-${name}`);
  if (!found) {
    throw new Failure(`There is no package “${name}”. There are: ${DEPLOYABLES.join(', ')}.`);
  }
  return found;
}

/** The same, of a package whose source is here. */
export function sourceNamed(name) {
  const folder = packageNamed(name);
  if (!packages.includes(folder)) throw new Failure(`The source of ${folder} is not in this checkout.`);
  return folder;
}

/**
 * Where a package keeps its pictures: outside its builds, because their names carry a hash of their content. The
 * kernel's are the shell's to serve, as the kernel itself is.
 */
export function mediaFolders(folder) {
  const owners = folder === 'shell' ? ['shell', 'shared-kernel'] : [folder];
  return owners.map((owner) => join(root, owner, 'media')).filter((media) => existsSync(media));
}
