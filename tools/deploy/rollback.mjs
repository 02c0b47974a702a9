import { seconds } from '../build/buildPackages.mjs';
import { Failure } from '../setup/failure.mjs';
import { openStore } from '../store/openStore.mjs';
import { author } from './author.mjs';
import { goLive, withVersions } from './goLive.mjs';

/** Makes a release live again that was live before: the one named, otherwise the one before the present one. */
export async function rollback(folder, { version, storeFolder, target, log = console.log }) {
  const started = Date.now();
  const store = openStore(storeFolder);
  let chosen;
  const live = await goLive({
    store,
    target,
    change(document) {
      chosen = version ?? versionBefore(document, folder);
      if (!store.has(folder, chosen))
        throw new Failure(`There is no release ${chosen} of ${folder} in ${store.folder}.`);
      return withVersions(
        document,
        { [folder]: chosen },
        { act: `rollback ${folder} to ${chosen}`, ...author() },
      );
    },
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
