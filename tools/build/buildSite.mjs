import { join } from 'node:path';
import { composeSite } from '../compose/composeSite.mjs';
import { buildPackages } from './buildPackages.mjs';
import { packages, root } from './packages.mjs';

/** Builds what has changed and composes the site; resolves to the site's folder. */
export async function buildSite(folders = packages) {
  await buildPackages(folders);
  await composeSite();
  return join(root, 'site');
}
