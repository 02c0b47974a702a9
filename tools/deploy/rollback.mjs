import { seconds } from '../build/buildPackages.mjs';
import { Failure } from '../setup/failure.mjs';
import { openPresentStore } from '../store/openStore.mjs';
import { author } from './author.mjs';
import { goLive, withVersions } from './goLive.mjs';
import { NotPublished } from './publish.mjs';

/** Makes a release live again that was live before: the one named, otherwise the one before the present one. */
export async function rollback(folder, { version, storeFolder, target, log = console.log }) {
  const started = Date.now();
  const store = openPresentStore(storeFolder);
  let chosen;
  const change = (document) => {
    chosen = version ?? versionBefore(document, folder);
    if (!store.has(folder, chosen))
      throw new Failure(`There is no release ${chosen} of ${folder} in ${store.folder}.`);
    return withVersions(
      document,
      { [folder]: chosen },
      { act: `rollback ${folder} to ${chosen}`, ...author() },
    );
  };
  const live = await goLive({ store, target, change, log }).catch((error) => {
    if (!(error instanceof NotPublished)) throw error;
    // The same command again would roll back what it has just made live.
    throw new NotPublished(error.about, `npm run rollback -- ${folder} ${chosen} sends the rest.`);
  });
  log(
    `${folder} ${chosen} is live as of document ${live.number}, in ${target}. Done in ${seconds(started)}.`,
  );
  return live;
}

function versionBefore({ kept }, folder) {
  const before = kept.find((release) => release.package === folder && !release.tried);
  if (!before) throw new Failure(`No release of ${folder} was live before the present one.`);
  return before.version;
}
