import { buildPackages, seconds } from '../build/buildPackages.mjs';
import { releaseFolder, releaseOf } from '../build/release.mjs';
import { readConfiguration } from '../compose/readConfiguration.mjs';
import { openStore } from '../store/openStore.mjs';
import { author } from './author.mjs';
import { withCanaries } from './canary.mjs';
import { goLive, versionsOf, withVersions } from './goLive.mjs';
import { preview, previewFolder } from './preview.mjs';
import { reachTarget } from './reachTarget.mjs';
import { isRemote } from './remotes.mjs';

/** Makes releases of what is in the packages' folders and puts them into the store; resolves to their descriptions. */
export async function releasePackages(folders, { store, log }) {
  await buildPackages(folders, { log });
  const releases = folders.map(releaseOf);
  for (const release of releases) {
    const started = Date.now();
    const isNew = await store.put(release, releaseFolder(release.package));
    const where = isNew
      ? `put into ${store.folder} in ${seconds(started)}`
      : `was in ${store.folder} already`;
    log(`Release ${release.version} of ${release.package} ${where}.`);
  }
  return releases;
}

/**
 * Releases packages and makes them live together: built, stored, compared with what is live, rendered, and then the site.
 * The first deployment of a store also says how the site is configured; later ones leave that as it is.
 */
export async function deployPackages(folders, { storeFolder, target, log = console.log }) {
  const started = Date.now();
  const store = openStore(storeFolder);
  await reachTarget({ store, target });
  const releases = await releasePackages(folders, { store, log });
  const before = store.live.current().number;
  const live = await goLive({
    store,
    target,
    log,
    change(document) {
      const next = withVersions(document, versionsOf(releases), {
        act: `deploy ${folders.join(', ')}`,
        ...author(),
      });
      return next && { configuration: readConfiguration(), ...next };
    },
  });
  if (live.number === before) log(`All of it was live already, as of document ${live.number}.`);
  else log(`Live as of document ${live.number}, in ${target}.`);
  log(`Done in ${seconds(started)}.`);
  return live;
}

/**
 * Releases packages and has them tried by `share` of a hundred visitors; the others keep what is live. Resolves to the
 * live document.
 */
export async function tryPackages(folders, { share, storeFolder, target, log = console.log }) {
  const started = Date.now();
  const store = openStore(storeFolder);
  await reachTarget({ store, target });
  const releases = await releasePackages(folders, { store, log });
  const about = { act: `canary ${folders.join(', ')} ${share} %`, ...author() };
  const live = await goLive({
    store,
    target,
    log,
    change: (document) => withCanaries(document, versionsOf(releases), share, about),
  });
  log(`Tried by ${share} of 100 visitors as of document ${live.number}, in ${target}.`);
  log(`Done in ${seconds(started)}.`);
  return live;
}

/** Releases packages and shows them beside what is live, which stays as it is; resolves to the folder of the preview. */
export async function previewPackages(folders, { name, storeFolder, target, log = console.log }) {
  const started = Date.now();
  const store = openStore(storeFolder);
  await reachTarget({ store, target: previewFolder(target, name) });
  const releases = await releasePackages(folders, { store, log });
  const folder = await preview({ store, target, name, versions: versionsOf(releases) });
  const serving = isRemote(folder) ? '' : ` npm start -- --preview ${name} serves it,`;
  log(`Preview “${name}” is in ${folder}:${serving} npm run promote -- ${name} makes it live.`);
  log(`Done in ${seconds(started)}.`);
  return folder;
}
