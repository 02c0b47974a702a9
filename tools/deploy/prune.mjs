import { pageNames } from '../compose/renderPages.mjs';
import { Failure } from '../setup/failure.mjs';
import { author } from './author.mjs';
import { goLive } from './goLive.mjs';
import { releasesIn } from './nextDocument.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Releases that were live within this many days may be open in a visitor's browser. */
const OPEN_DAYS = 30;
/** Releases that arrived within this many days may be about to go live. */
const FRESH_DAYS = 1;

/**
 * Removes unneeded releases. Of each package it keeps the live release and the `keep` previous ones. It also keeps
 * every release that a preview or a live document of the last 30 days names. It removes the others from the live
 * document, then from the site, and last from the store, with pages that belong to none. Resolves to the removed items:
 * `{ site, store }` are releases, `[{ package, version }]`, and `pages` is the number of removed sets of rendered
 * pages.
 */
export async function prune({ keep, store, target, now = Date.now(), log }) {
  const recent = inForceSince(store.live.all(), now - OPEN_DAYS * DAY_MS);
  const open = new Set(recent.flatMap(releasesOf));
  let leaving = [];
  const change = (document) => {
    const staying = firstOfEach(document.kept, keep, (release) => open.has(nameOf(release)));
    leaving = document.kept.filter((release) => !staying.includes(release));
    if (leaving.length === 0) return undefined;
    const at = new Date(now).toISOString();
    return { ...document, at, act: `prune --keep ${keep}`, ...author(), kept: staying };
  };
  if (store.live.current().number === 0)
    throw new Failure(`Nothing is live in ${store.folder}, so nothing was removed.`);
  const live = await goLive({ store, target, change, log });
  const removed = removeOthers(store, { needed: [live, ...recent], kept: live.kept, now });
  return { site: leaving.map(({ package: name, version }) => ({ package: name, version })), ...removed };
}

/** The removals of {@link prune}, as lines for the operator. */
export function describePruned({ site, store, pages }) {
  const named = (releases) => releases.map((release) => `  ${nameOf(release)}`);
  const lines = [
    ...(site.length > 0 ? ['Taken out of what is live, and of the site:', ...named(site)] : []),
    ...(store.length > 0 ? ['Taken out of the store:', ...named(store)] : []),
    ...(pages > 0
      ? [`Rendered pages that belong to no such release: ${pages} sets taken out of the store.`]
      : []),
  ];
  return lines.length > 0 ? lines : ['Nothing was to be removed.'];
}

/**
 * The first `count` of each package, and all that `isNeeded` selects. Canaries and releases that were rolled back do
 * not count, because no rollback returns to them.
 */
export function firstOfEach(releases, count, isNeeded = () => false) {
  const counts = {};
  return releases.filter((release) => {
    if (release.tried || release.withdrawn) return isNeeded(release);
    counts[release.package] = (counts[release.package] ?? 0) + 1;
    return counts[release.package] <= count || isNeeded(release);
  });
}

/**
 * Removes from the store everything that neither these documents nor a preview need; returns `{ store, pages }` as
 * {@link prune} does.
 */
export function removeOthers(store, { needed, kept, now = Date.now() }) {
  const documents = [...needed, ...store.previews.names().map((name) => store.previews.read(name))];
  const releases = new Set([...documents.flatMap(releasesOf), ...kept.map(nameOf)]);
  const pages = new Set(documents.flatMap((document) => Object.values(pageNames(document))));
  const isOld = (since) => now - since > FRESH_DAYS * DAY_MS;
  const oldPages = store.pages.names().filter((name) => !pages.has(name) && isOld(store.pages.since(name)));
  for (const name of oldPages) store.pages.remove(name);
  const removed = store
    .releases()
    .filter((release) => !releases.has(nameOf(release)) && isOld(store.since(release)));
  for (const release of removed) store.remove(release);
  return { store: removed, pages: oldPages.length };
}

/** All documents in force at any time since then, newest first: a document is in force until the next one. */
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
