import { join } from 'node:path';
import { readConfiguration } from '../compose/readConfiguration.mjs';
import { author } from '../deploy/author.mjs';
import { goLive } from '../deploy/goLive.mjs';
import { versionsOf, withVersions } from '../deploy/nextDocument.mjs';
import { shortName } from '../deploy/options.mjs';
import { firstOfEach, removeOthers } from '../deploy/prune.mjs';
import { Failure } from '../setup/failure.mjs';
import { seconds } from '../setup/seconds.mjs';
import { openStore } from '../store/openStore.mjs';
import { buildPackages } from './buildPackages.mjs';
import { packages, root } from './packages.mjs';
import { releaseFolder, releaseOf } from './release.mjs';

/** The site that `npm run build` makes. */
export const ownSite = join(root, 'site');

/** Every edit is a release here, and no page is open for long. */
const KEPT = 3;

/**
 * Builds changed packages and makes them live in this checkout's store, with this machine's configuration; resolves to
 * the folder of the site.
 */
export async function buildSite(folders = packages, { log = console.log } = {}) {
  const target = ownSite;
  const store = openStore();
  refuseNoShell(store, folders);
  await buildPackages(folders, { log });
  const started = Date.now();
  const releases = folders.map((folder) => releaseOf(folder));
  for (const release of releases) await store.put(release, releaseFolder(release.package), author());
  const configuration = readConfiguration();
  const live = await goLive({
    store,
    target,
    change(document) {
      const about = { act: `build ${folders.join(', ')}`, ...author() };
      const isConfigured = JSON.stringify(document.configuration) === JSON.stringify(configuration);
      const next =
        withVersions(document, versionsOf(releases), about) ??
        (isConfigured ? undefined : { ...document, ...about });
      return next && { ...next, configuration, kept: firstOfEach(next.kept, KEPT) };
    },
    log: () => {},
  });
  removeOthers(store, { needed: [live], kept: live.kept });
  log(`Composed the site of live document ${live.number} in ${seconds(started)}.`);
  return target;
}

/** A team may have its own package only: a site needs a shell as well, from here or from a store in which one is live. */
function refuseNoShell(store, folders) {
  if (folders.includes('shell') || store.live.current().packages.shell) return;
  const name = shortName(folders[0]);
  throw new Failure(
    packages.includes('shell')
      ? 'A site needs a shell, and none is live here yet: npm run build builds it with all the others.'
      : 'A site needs a shell: none is in this checkout, and none is live in its own store. ' +
          `npm run dev -- ${name} serves ${name} alone; npm run deploy -- ${name} --store DIR brings it to a store in ` +
          'which a shell is live.',
  );
}
