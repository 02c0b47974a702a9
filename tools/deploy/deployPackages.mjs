import { accessSync, constants, mkdirSync } from 'node:fs';
import { buildPackages } from '../build/buildPackages.mjs';
import { releaseFolder, releaseOf } from '../build/release.mjs';
import { readConfiguration } from '../compose/readConfiguration.mjs';
import { Failure } from '../setup/failure.mjs';
import { seconds } from '../setup/seconds.mjs';
import { openStore } from '../store/openStore.mjs';
import { author } from './author.mjs';
import { refuseTrial, withCanaries } from './canary.mjs';
import { NO_SHELL } from './gate.mjs';
import { shellCommands } from './gateCommands.mjs';
import { versionsOf, withVersions } from './goLive.mjs';
import { goLiveAndPrint } from './goLiveAndPrint.mjs';
import { preview, previewFolder } from './preview.mjs';
import { reachTarget } from './reachTarget.mjs';
import { isRemote } from './remotes.mjs';
import { whereFlags } from './whereFlags.mjs';

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
 * the site. The first deployment of a store also configures the site; later ones do not.
 */
export async function deployPackages(folders, { storeFolder, target, log = console.log }) {
  const started = Date.now();
  const store = openStore(storeFolder);
  await refuseAtOnce(store, folders, target);
  const releases = await releasePackages(folders, { store, log });
  const act = `deploy ${folders.join(', ')}`;
  const { live, isChanged } = await goLiveAndPrint({
    store,
    target,
    log,
    change(document) {
      const next = withVersions(document, versionsOf(releases), { act, ...author() });
      return next && { configuration: readConfiguration(), ...next };
    },
    refusal: { header: 'Not deployed.', shellCommand: shellCommands(folders, { storeFolder, target }) },
  });
  if (isChanged) log(`Live as of document ${live.number}, in ${target}.`);
  else log(`All of it was live already, as of document ${live.number}.`);
  log(`Done in ${seconds(started)}.`);
  return live;
}

/**
 * Releases packages as canaries for `share` of a hundred visitors; the others keep the live releases. Resolves to the
 * live document.
 */
export async function tryPackages(folders, { share, storeFolder, target, log = console.log }) {
  const started = Date.now();
  const store = openStore(storeFolder);
  refuseTrial(store.live.current(), folders, share);
  await refuseAtOnce(store, folders, target);
  const releases = await releasePackages(folders, { store, log });
  const shellCommand = shellCommands([], { storeFolder, target });
  // No shell is tried by some: it has to be live before.
  const shellFirst = (missing) => {
    const command = shellCommand(missing);
    return command && `${command}, and then this command again`;
  };
  const about = { act: `canary ${folders.join(', ')} ${share} %`, ...author() };
  const { live } = await goLiveAndPrint({
    store,
    target,
    log,
    change: (document) => withCanaries(document, versionsOf(releases), share, about),
    refusal: { header: 'Not tried.', shellCommand: shellFirst },
  });
  log(`Tried by ${share} of 100 visitors as of document ${live.number}, in ${target}.`);
  log(`Done in ${seconds(started)}.`);
  return live;
}

/** Releases packages and previews them beside the unchanged site; resolves to the folder of the preview. */
export async function previewPackages(folders, { name, storeFolder, target, log = console.log }) {
  const started = Date.now();
  const store = openStore(storeFolder);
  await refuseAtOnce(store, folders, previewFolder(target, name));
  const releases = await releasePackages(folders, { store, log });
  const where = whereFlags({ storeFolder, target });
  const shellCommand = (missing) => {
    const command = shellCommands(folders, { storeFolder, target })(missing);
    return command && `${command} --preview ${name}`;
  };
  const folder = await preview({ store, target, name, versions: versionsOf(releases), shellCommand });
  const serving = isRemote(folder) ? '' : ` npm run preview -- ${name}${where} serves it,`;
  log(`Preview “${name}” is in ${folder}:${serving} npm run promote -- ${name}${where} makes it live.`);
  log(`Done in ${seconds(started)}.`);
  return folder;
}

/** Refuses a deployment for reasons that are known before the build, which takes minutes. */
async function refuseAtOnce(store, folders, target) {
  if (!folders.includes('shell') && !store.live.current().packages.shell) throw new Failure(NO_SHELL);
  refuseUnwritable(store.folder);
  await reachTarget({ store, target });
}

function refuseUnwritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Failure(`Nothing has changed. The store ${folder} cannot be written: ${error.message}`);
  }
}
