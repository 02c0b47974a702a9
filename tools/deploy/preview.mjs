import { renderPages } from '../compose/renderPages.mjs';
import { Failure } from '../setup/failure.mjs';
import { author } from './author.mjs';
import { goLive, refuseMisfits } from './goLive.mjs';
import { withVersions } from './nextDocument.mjs';
import { publishSite } from './publish.mjs';
import { besideSite, reachTarget } from './target.mjs';

/** The folder of a preview's site: beside the live site. The name may become a part of a host's name. */
export function previewFolder(target, name) {
  if (!/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(name))
    throw new Failure(`“${name}” is no name for a preview: small letters, digits and hyphens, 40 at most.`);
  return besideSite(target, `previews/${name}`);
}

/**
 * Composes the site with these versions in a folder of its own; the live site does not change. The same name again
 * replaces the preview.
 */
export async function preview({ store, target, name, versions, log = console.log }) {
  const folder = previewFolder(target, name);
  await reachTarget({ store, target: folder });
  const present = store.live.current();
  const document = withVersions(present, versions, { act: `preview ${name}`, ...author() }) ?? present;
  refuseMisfits(store, document);
  await renderPages(store, document);
  store.previews.write(name, { ...document, versions });
  await publishSite({ store, target: folder, live: document, isPreview: true });
  log(`Previewed in ${folder}.`);
}

/** Makes a preview's releases live, without a build. Deployments by others since then stay. */
export async function promote({ store, target, name }) {
  previewFolder(target, name);
  const { versions } = store.previews.read(name) ?? {};
  if (!versions)
    throw new Failure(
      `There is no preview “${name}”. There are: ${store.previews.names().join(', ') || 'none'}.`,
    );
  for (const [folder, version] of Object.entries(versions)) console.log(`${folder} ${version}`);
  const about = { act: `promote ${name}`, ...author() };
  return goLive({ store, target, change: (document) => withVersions(document, versions, about) });
}
