import { dirname, join } from 'node:path';
import { renderPages } from '../compose/renderPages.mjs';
import { Failure } from '../setup/failure.mjs';
import { author } from './author.mjs';
import { refuseMisfits, withVersions } from './goLive.mjs';
import { goLiveAndPrint } from './goLiveAndPrint.mjs';
import { publishSite } from './publish.mjs';
import { reachTarget } from './reachTarget.mjs';
import { besideRemote, isRemote } from './remotes.mjs';
import { liveCommand } from './whereFlags.mjs';

/** The folder of a preview's site: beside the live site. */
export function previewFolder(target, name) {
  const path = `previews/${checked(name)}`;
  return isRemote(target) ? besideRemote(target, path) : join(dirname(target), path);
}

/**
 * Composes the site with these versions in a folder of its own; the live site does not change. The same name again
 * replaces the preview. Resolves to its folder.
 */
export async function preview({ store, target, name, versions, shellCommand }) {
  const folder = previewFolder(target, name);
  await reachTarget({ store, target: folder });
  const present = store.live.current();
  const document = withVersions(present, versions, { act: `preview ${name}`, ...author() }) ?? present;
  refuseMisfits(store, document, { header: 'Not previewed.', before: present, shellCommand });
  await renderPages(store, document);
  store.previews.write(name, { ...document, versions });
  await publishSite({ store, target: folder, live: document });
  return folder;
}

/** Makes a preview's releases live, without a build. Deployments by others since then stay. */
export async function promote({ store, target, name, log = console.log }) {
  const { versions } = store.previews.read(checked(name)) ?? {};
  if (!versions)
    throw new Failure(
      `There is no preview “${name}”. There are: ${store.previews.names().join(', ') || 'none'}.`,
    );
  const about = { act: `promote ${name}`, ...author() };
  const { live, isChanged } = await goLiveAndPrint({
    store,
    target,
    log,
    change: (document) => withVersions(document, versions, about),
    refusal: {
      header: 'Not promoted.',
      others: liveCommand({ storeFolder: store.folder, target }),
    },
  });
  for (const [folder, version] of Object.entries(versions)) log(`${folder} ${version}`);
  if (isChanged) log(`Live as of document ${live.number}, in ${target}.`);
  else log(`All of it was live already, as of document ${live.number}.`);
  return live;
}

/** It becomes a folder, and may become a part of a host's name. */
function checked(name) {
  if (!/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(name)) {
    throw new Failure(`“${name}” is no name for a preview: small letters, digits and hyphens, 40 at most.`);
  }
  return name;
}
