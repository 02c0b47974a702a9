import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { numberOf, refuseForeign } from './composedSite.mjs';
import { filesOf } from './filesOf.mjs';
import { loadShell } from './loadReleases.mjs';
import { placeCopy, placeFile } from './placeFile.mjs';
import { addressOf, placeOf } from './registryOf.mjs';
import { renderPages } from './renderPages.mjs';
import { replaceFolder } from './replaceFolder.mjs';

/**
 * Makes the site of a live document from the releases in the store: one folder of static files, the same bytes on any
 * machine (docs/explanation/architecture.md describes it). The new folder replaces the present one only when it is
 * complete, so that registry and pages always belong together. By default it uses the document in force. Resolves to
 * that document, and to the number of the folder's previous one. Rejects if the folder holds something other than a
 * site, because it would be lost.
 */
export async function composeSite({ store, target, live: given }) {
  return replaceFolder(target, async (next, present) => {
    if (present) refuseForeign(present);
    // Read within this process's turn: another deployment may have happened while it waited.
    const live = given ?? store.live.current();
    await compose({ store, live, folders: { next, present } });
    return { live, before: present && numberOf(present) };
  });
}

async function compose({ store, live, folders }) {
  const pages = await renderPages(store, live);
  const named = releasesNamed(store, live);
  for (const release of named) placeRelease(store, release, folders);
  placeShellFiles(store, live, folders);
  for (const name of Object.values(pages)) placeAll(join(store.pages.folderOf(name), 'files'), '', folders);

  const { composer } = loadShell(store, live.packages.shell.version);
  const indexes = Object.values(pages).map((name) => store.pages.readJson(name, 'index.json'));
  const { configuration } = live;
  for (const { path, body } of composer.siteFiles({ live, releases: named, indexes, configuration })) {
    placeFile(folders, path, body);
    if (!path.startsWith('.')) placeFile(folders, `${path}.br`, brotliCompressSync(body));
  }
}

/** Live releases and canaries, and earlier releases that are kept for open pages. */
function releasesNamed(store, { packages, kept }) {
  const named = Object.entries(packages).flatMap(([folder, { version, canary }]) =>
    [version, canary?.version].filter(Boolean).map((each) => ({ package: folder, version: each })),
  );
  return [...named, ...kept]
    .filter(({ package: folder, version }) => store.has(folder, version))
    .map(({ package: folder, version }) => store.descriptionOf(folder, version));
}

function placeRelease(store, release, folders) {
  const folder = store.folderOf(release.package, release.version);
  // The worker belongs at the site's root, where its scope is the whole site.
  placeAll(join(folder, 'browser'), addressOf(release), folders, (name) => !name.startsWith('/sw.js'));
  for (const name of release.media) {
    const path = join('.', placeOf(release.package), 'media', name);
    placeCopy(folders, path, join(store.mediaOf(release.package), name));
  }
}

/** The service worker, the icons and the manifest of the installed application. */
function placeShellFiles(store, { packages }, folders) {
  const folder = store.folderOf('shell', packages.shell.version);
  placeAll(join(folder, 'public'), '', folders);
  placeAll(join(folder, 'browser'), '', folders, (name) => name.startsWith('/sw.js'));
}

function placeAll(from, address, folders, isWanted = () => true) {
  for (const name of filesOf(from).filter(isWanted)) {
    placeCopy(folders, join('.', address, name), join(from, name));
  }
}
