import { buildPackages } from '../build/buildPackages.mjs';
import { releaseFolder, releaseOf } from '../build/release.mjs';
import { readConfiguration } from '../compose/readConfiguration.mjs';
import { Failure } from '../setup/failure.mjs';
import { seconds } from '../setup/seconds.mjs';
import { author } from './author.mjs';
import { NO_SHELL } from './gate.mjs';
import { goLive } from './goLive.mjs';
import { refuseTrial, versionsOf, withCanaries, withVersions } from './nextDocument.mjs';
import { preview, previewFolder } from './preview.mjs';
import { reachTarget, refuseUnwritable } from './target.mjs';

/** Makes releases of the packages' builds and puts them into the store; resolves to their descriptions. */
export async function releasePackages(folders, { store, log = console.log }) {
  refuseUnwritable(store.folder);
  await buildPackages(folders, { log });
  const releases = folders.map(releaseOf);
  for (const release of releases) {
    const started = Date.now();
    const isNew = await store.put(release, releaseFolder(release.package), author());
    const where = isNew
      ? `put into ${store.folder} in ${seconds(started)}`
      : `was in ${store.folder} already`;
    log(`Release ${release.version} of ${release.package} ${where}.`);
  }
  return releases;
}

/**
 * Releases packages and makes them live together: built, stored, compared with the live releases, rendered, and then
 * the site. With a `share` of a hundred visitors they are canaries, and with a `previewName` they are previewed beside
 * the unchanged site. The first deployment of a store also configures the site; later ones do not.
 */
export async function deployPackages(folders, { store, target, share, previewName }) {
  const live = store.live.current();
  if (share !== undefined) refuseTrial(live, folders, share);
  if (!folders.includes('shell') && !live.packages.shell) throw new Failure(NO_SHELL);
  await reachTarget({
    store,
    target: previewName === undefined ? target : previewFolder(target, previewName),
  });
  const versions = versionsOf(await releasePackages(folders, { store }));
  if (previewName !== undefined) return preview({ store, target, name: previewName, versions });
  const act =
    share === undefined ? `deploy ${folders.join(', ')}` : `canary ${folders.join(', ')} ${share} %`;
  const about = { act, ...author() };
  await goLive({
    store,
    target,
    change(document) {
      if (share !== undefined) return withCanaries(document, versions, share, about);
      const next = withVersions(document, versions, about);
      return next && { configuration: readConfiguration(), ...next };
    },
  });
}
