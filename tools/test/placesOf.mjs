import { existsSync, readdirSync } from 'node:fs';
import { root } from '../build/packages.mjs';
import { Failure } from '../setup/failure.mjs';

/**
 * Playwright's arguments for the folders, files or parts of their names on the command line. A section's tests are in
 * the folder without `mfe-`. Throws a {@link Failure} for a name that no file of e2e/ has.
 */
export function placesOf(names) {
  const files = readdirSync(`${root}/e2e`, { recursive: true }).filter((file) => file.endsWith('.spec.ts'));
  return names.map((name) => {
    const place = name.replace(/^(\.\/)?(e2e\/)?(mfe-)?/, '');
    const [file] = place.split(':');
    if (existsSync(`${root}/e2e/${file}`)) return `e2e/${place}`;
    if (files.some((each) => each.includes(file))) return place;
    const folders = [...new Set(files.map((each) => each.replace(/[\\/].*/, '')))];
    throw new Failure(`No browser test is called “${name}”. The folders of e2e/ are ${folders.join(', ')}.`);
  });
}
