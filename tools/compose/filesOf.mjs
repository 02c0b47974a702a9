import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The addresses of all files below a folder, as seen from it (`/contact/index.html`), in alphabetical order. */
export function filesOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
    .sort();
}
