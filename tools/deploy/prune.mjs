import { pageNames } from '../compose/renderPages.mjs';
import { openPresentStore } from '../store/openStore.mjs';
import { author } from './author.mjs';
import { changeLive } from './changeLive.mjs';
import { releasesIn } from './goLive.mjs';
import { reachTarget } from './reachTarget.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What was live within so many days may be open in somebody's browser. */
const OPEN_DAYS = 30;
/** What has come within so many days may be about to go live. */
const FRESH_DAYS = 1;

/**
 * Removes releases that nobody needs: of each package the live one stays, `keep` that were live before it, and all that
 * a live document of the last 30 days or a preview names. First they are taken out of what is live, then out of the site,
 * and last out of the store, with pages that belong to none of them. Resolves to what was removed:
 * `[{ package, version }]`.
 */
export async function prune({ keep, storeFolder, target, now = Date.now() }) {
  const store = openPresentStore(storeFolder);
  await reachTarget({ store, target });
  const recent = inForceSince(store.live.all(), now - OPEN_DAYS * DAY_MS);
  const open = new Set(recent.flatMap(releasesOf));
  const change = (document) => {
    const staying = firstOfEach(document.kept, keep, (release) => open.has(nameOf(release)));
    if (staying.length === document.kept.length) return undefined;
    const at = new Date(now).toISOString();
    return { ...document, at, act: `prune --keep ${keep}`, ...author(), kept: staying };
  };
  const live = await changeLive({ store, target, change });
  if (live.number === 0) return [];
  return removeOthers(store, { needed: [live, ...recent], kept: live.kept, now });
}

/** The first `count` of each package, and all that `isNeeded` says. What was only tried is none to go back to. */
export function firstOfEach(releases, count, isNeeded = () => false) {
  const counts = {};
  return releases.filter((release) => {
    if (release.tried) return isNeeded(release);
    counts[release.package] = (counts[release.package] ?? 0) + 1;
    return counts[release.package] <= count || isNeeded(release);
  });
}

/** Takes out of the store what neither these documents nor a preview need; resolves to the releases removed. */
export function removeOthers(store, { needed, kept, now = Date.now() }) {
  const documents = [...needed, ...store.previews.names().map((name) => store.previews.read(name))];
  const releases = new Set([...documents.flatMap(releasesOf), ...kept.map(nameOf)]);
  const pages = new Set(documents.flatMap((document) => Object.values(pageNames(document))));
  const isOld = (since) => now - since > FRESH_DAYS * DAY_MS;
  for (const name of store.pages.names()) {
    if (!pages.has(name) && isOld(store.pages.since(name))) store.pages.remove(name);
  }
  const removed = store
    .releases()
    .filter((release) => !releases.has(nameOf(release)) && isOld(store.since(release)));
  for (const release of removed) store.remove(release);
  return removed;
}

/** What was in force at any time since then: a document is in force until the next one comes. The newest first. */
function inForceSince(documents, since) {
  const firstBefore = documents.findIndex(({ at }) => Date.parse(at) < since);
  return firstBefore < 0 ? documents : documents.slice(0, firstBefore + 1);
}

function releasesOf({ packages }) {
  return releasesIn(packages).map(nameOf);
}

function nameOf(release) {
  return `${release.package} ${release.version}`;
}
