import { renderPages } from '../compose/renderPages.mjs';
import { Failure } from '../setup/failure.mjs';
import { objections } from './gate.mjs';
import { publishSite, reachTarget } from './publish.mjs';

/**
 * Makes a change to what is live, and the site of it. `change(document)` answers the next live document, or undefined
 * where there is nothing to change. What must not go live together is refused, and pages that cannot be rendered are
 * never live: both before anything is changed. Resolves to the document that is in force then.
 */
export async function goLive({ store, target, change }) {
  await reachTarget(target);
  const live = await store.live.change(async (before) => {
    const next = change(before);
    if (!next) return undefined;
    refuseMisfits(store, next);
    await renderPages(store, next);
    return next;
  });
  await publishSite({ store, target });
  return live;
}

/** Throws a {@link Failure} that says why the releases of a document must not be live together, where they must not. */
export function refuseMisfits(store, { packages }) {
  const releases = Object.entries(packages).map(([folder, { version }]) =>
    store.descriptionOf(folder, version),
  );
  const refused = objections(releases);
  if (refused.length > 0) throw new Failure(['Not deployed.', ...refused].join('\n'));
}

/**
 * The document in which other versions are live: `versions` is `{ [package]: version }`, `about` says `{ act, by,
 * commit }`. What was live before is kept, for the pages that are open and for a rollback. Undefined where all of it is
 * live already.
 */
export function withVersions(document, versions, { act, by, commit }) {
  const changed = Object.entries(versions).filter(
    ([name, version]) => document.packages[name]?.version !== version,
  );
  if (changed.length === 0) return undefined;
  const at = new Date().toISOString();
  const left = changed
    .filter(([name]) => document.packages[name])
    .map(([name]) => ({ package: name, version: document.packages[name].version }));
  const isLive = ({ package: name, version }) =>
    changed.some(([each, now]) => each === name && now === version);
  const isSame = (one) => (other) => one.package === other.package && one.version === other.version;
  const packages = { ...document.packages };
  for (const [name, version] of changed) packages[name] = { version, since: at, by, commit };
  return {
    ...document,
    at,
    act,
    by,
    commit,
    packages: inOrder(packages),
    kept: [...left, ...document.kept.filter((kept) => !isLive(kept) && !left.some(isSame(kept)))],
  };
}

/** Always in the same order, whoever was deployed first: the site's files list the packages as they stand here. */
function inOrder(packages) {
  return Object.fromEntries(Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1)));
}
