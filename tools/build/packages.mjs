import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../setup/failure.mjs';
import { readJson } from '../setup/readJson.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const { sections } = createRequire(import.meta.url)('./sections.js');

/** The deployable packages of this checkout. A team may have its own package and the kernel only. */
export const packages = existsSync(join(root, 'shell/webpack.config.js')) ? ['shell', ...sections] : sections;

/** The remotes of this checkout: their folders, and the content of their remote.json. */
export const remotes = sections.map((folder) => ({
  folder,
  ...readJson(join(root, folder, 'remote.json')),
}));

/** The package that a person means by `booking` or `mfe-booking`: one of `known`, or else of this checkout. */
export function packageNamed(name, known = packages) {
  const found = known.find((folder) => folder === name || folder === `mfe-${name}`);
  if (!found) throw new Failure(`There is no package “${name}” here. There are: ${known.join(', ')}.`);
  return found;
}

/**
 * A package's folder of pictures: outside its builds, because their names carry a hash of their content. The shell
 * serves the kernel's pictures, as it serves the kernel itself.
 */
export function mediaFolders(folder) {
  const owners = folder === 'shell' ? ['shell', 'shared-kernel'] : [folder];
  return owners.map((owner) => join(root, owner, 'media')).filter((media) => existsSync(media));
}
