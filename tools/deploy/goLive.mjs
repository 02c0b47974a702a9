import { renderPages } from '../compose/renderPages.mjs';
import { Failure } from '../setup/failure.mjs';
import { changeLive } from './changeLive.mjs';
import { objections } from './gate.mjs';
import { reachTarget } from './reachTarget.mjs';

/**
 * Changes the live document, and composes its site. `change(document)` returns the next live document, or undefined if
 * there is nothing to change. Incompatible releases and pages that cannot be rendered are refused before anything
 * changes. `refusal` words the gate's refusal ({@link refuseMisfits}). Resolves to the document in force.
 */
export async function goLive({ store, target, change, refusal, log }) {
  await reachTarget({ store, target });
  return changeLive({
    store,
    target,
    log,
    async change(before) {
      const next = change(before);
      if (!next) return undefined;
      refuseMisfits(store, next, { before, ...refusal });
      for (const document of variants(next)) await renderPages(store, document);
      return next;
    },
  });
}

/**
 * Throws a {@link Failure} if the releases of a document are incompatible. `header` names the refused action, `before`
 * is the previous document, and the rest is input for the gate's advice (gate.mjs).
 */
export function refuseMisfits(store, document, { header = 'Not deployed.', before, ...advice } = {}) {
  const changed = Object.keys(document.packages).filter((name) => isChanged(name, { before, document }));
  const refused = variants(document).flatMap(({ packages }) =>
    objections(
      Object.entries(packages).map(([folder, { version }]) => store.descriptionOf(folder, version)),
      { changed, ...advice },
    ),
  );
  if (refused.length > 0) throw new Failure([header, ...new Set(refused)].join('\n'));
}

function isChanged(name, { before, document }) {
  const namedBy = ({ packages }) => JSON.stringify(releasesIn({ [name]: packages[name] ?? {} }));
  return !before || namedBy(before) !== namedBy(document);
}

/** Every combination that a visitor may get of a document: the live releases, and each canary as if it were live. */
function variants(document) {
  const tried = Object.entries(document.packages).filter(([, { canary }]) => canary);
  const whole = tried.map(([name, { canary }]) => ({
    ...document,
    packages: { ...document.packages, [name]: { ...document.packages[name], ...canary, canary: undefined } },
  }));
  return [document, ...whole];
}

/** Which release of each package, of their descriptions: `{ [package]: version }`. */
export function versionsOf(releases) {
  return Object.fromEntries(releases.map((release) => [release.package, release.version]));
}

/**
 * The document with other live versions: `versions` is `{ [package]: version }`, `about` is `{ act, by, commit }`.
 * Earlier live releases are kept, for open pages and for a rollback. Undefined if all of them are live already.
 */
export function withVersions(document, versions, { act, by, commit }, marks) {
  const changed = Object.entries(versions).filter(([name, version]) => {
    const present = document.packages[name];
    return present?.version !== version || present.canary;
  });
  if (changed.length === 0) return undefined;
  const at = new Date().toISOString();
  const packages = { ...document.packages };
  for (const [name, version] of changed) {
    const { canary: _ended, ...present } = packages[name] ?? {};
    // The release beside a trial keeps its date, and the name of the person who made it live.
    packages[name] = present.version === version ? present : { version, since: at, act, by, commit };
  }
  return withPackages(document, packages, { at, act, by, commit }, marks);
}

/**
 * The document with these packages; `about` is `{ at, act, by, commit }`. Releases that they no longer name are kept. A
 * former canary is marked, because neither a rollback nor an open page returns to it. `withdrawn` are the packages
 * whose live release is not to be returned to either.
 */
export function withPackages(document, packages, about, { withdrawn = [] } = {}) {
  const named = releasesIn(packages);
  const isAmong = (releases) => (one) =>
    releases.some((other) => one.package === other.package && one.version === other.version);
  const left = releasesIn(document.packages)
    .filter((release) => !isAmong(named)(release))
    .map((release) =>
      withdrawn.includes(release.package) && !release.tried ? { ...release, withdrawn: true } : release,
    );
  return {
    ...document,
    ...about,
    packages: inOrder(packages),
    kept: [...left, ...document.kept.filter((kept) => !isAmong([...named, ...left])(kept))],
  };
}

/** Every release that packages of a document name: `{ package, version }`, with `tried` for a canary. */
export function releasesIn(packages) {
  return Object.entries(packages).flatMap(([name, { version, canary }]) => [
    { package: name, version },
    ...(canary ? [{ package: name, version: canary.version, tried: true }] : []),
  ]);
}

/** Always in the same order, independent of deployments, because the site's files list the packages in this order. */
function inOrder(packages) {
  return Object.fromEntries(Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1)));
}
