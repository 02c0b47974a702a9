import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../setup/failure.mjs';

/** Files beside a site's registry: every site has at least one of them, even those of earlier tools. */
const BESIDE_REGISTRY = ['.hosting', 'stand-ins.json', 'app.html'];

/**
 * Throws a {@link Failure} if a folder must not be replaced by a site, because it holds other files that would be lost.
 * A missing or empty folder may be used.
 */
export function refuseForeign(folder) {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory())
    throw new Failure(`${folder} is a file; the site is a folder: name another one with --to.`);
  if (isEmpty(folder) || isSite(folder)) return;
  throw new Failure(
    `${folder} is neither empty nor a site, and what is in it would be lost: name another folder with --to.`,
  );
}

/** The number of a site folder's live document; undefined if the folder has none. */
export function numberOf(folder) {
  try {
    const { number } = JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8'));
    return Number.isInteger(number) ? number : undefined;
  } catch {
    return undefined;
  }
}

/** Whether there is a site in a folder. */
export function isSite(folder) {
  const has = (name) => existsSync(join(folder, name));
  return has('registry.json') && BESIDE_REGISTRY.some(has);
}

function isEmpty(folder) {
  return readdirSync(folder).length === 0;
}
