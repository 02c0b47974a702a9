import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The remotes' folders and what each says of itself in its remote.json. */
export const remotes = ['mfe-marketing', 'mfe-booking', 'mfe-members', 'mfe-tournaments'].map((folder) => ({
  folder,
  ...readJson(join(root, folder, 'remote.json')),
}));

/** In the order in which they are built: the longest first, so that two workers end together. */
export const packages = [
  'shell',
  'mfe-tournaments',
  'mfe-members',
  'mfe-marketing',
  'mfe-booking',
  'shared-kernel',
];

/** The folder that a person means by `booking` or `mfe-booking`. */
export function packageNamed(name) {
  const found = packages.find((folder) => folder === name || folder === `mfe-${name}`);
  if (!found) throw new Error(`There is no package “${name}”. There are: ${packages.join(', ')}.`);
  return found;
}

/**
 * Where a package keeps its pictures and where the site serves them: outside the version folders, because their
 * names carry a hash of their content. The kernel's are the shell's to serve, as the kernel itself is.
 */
export function mediaPlaceOf(folder) {
  const isOfShell = folder === 'shell' || folder === 'shared-kernel';
  return {
    source: join(root, folder, 'media'),
    address: isOfShell ? '/shell/media' : `/remotes/${folder}/media`,
  };
}

export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
