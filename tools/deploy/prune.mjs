import { composeSite } from '../compose/composeSite.mjs';
import { openStore } from '../store/openStore.mjs';
import { author } from './author.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What was live within so many days may be open in somebody's browser. */
const OPEN_DAYS = 30;

/**
 * Removes releases that nobody needs: of each package the live one stays, `keep` that were live before it, and all that
 * a live document of the last 30 days or a preview names. First they are taken out of what is live, then out of the site, and last
 * out of the store. Resolves to what was removed: `[{ package, version }]`.
 */
export async function prune({ keep, storeFolder, target, now = Date.now() }) {
  const store = openStore(storeFolder);
  const recent = namedSince(store.live.all(), now - OPEN_DAYS * DAY_MS);
  let staying = [];
  const live = await store.live.change((document) => {
    const counts = {};
    staying = document.kept.filter((release) => {
      counts[release.package] = (counts[release.package] ?? 0) + 1;
      return counts[release.package] <= keep || recent.has(nameOf(release));
    });
    if (staying.length === document.kept.length) return undefined;
    const at = new Date(now).toISOString();
    return { ...document, at, act: `prune --keep ${keep}`, ...author(), kept: staying };
  });
  if (live.number === 0) return [];
  await composeSite({ store, target });

  const previewed = store.previews
    .names()
    .flatMap((name) => Object.entries(store.previews.read(name).packages));
  const needed = new Set([
    ...recent,
    ...previewed.map(([folder, { version }]) => nameOf({ package: folder, version })),
    ...live.kept.map(nameOf),
    ...Object.entries(live.packages).map(([folder, { version }]) => nameOf({ package: folder, version })),
  ]);
  const removed = store
    .packages()
    .flatMap((folder) => store.versionsOf(folder).map((version) => ({ package: folder, version })))
    .filter((release) => !needed.has(nameOf(release)));
  for (const release of removed) store.remove(release.package, release.version);
  return removed;
}

/** What was in force at any time since then: a document is in force until the next one comes. */
function namedSince(documents, since) {
  const names = new Set();
  for (const { at, packages } of documents) {
    for (const [folder, { version }] of Object.entries(packages))
      names.add(nameOf({ package: folder, version }));
    if (Date.parse(at) < since) break;
  }
  return names;
}

function nameOf(release) {
  return `${release.package} ${release.version}`;
}
