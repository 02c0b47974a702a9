import { Failure } from '../setup/failure.mjs';

/*
 * How a live document becomes the next one. Pure but for the time: `about` is `{ act, by, commit }`, `versions` is
 * `{ [package]: version }`, and undefined means that there is nothing to change.
 */

/** Of a hundred visitors: none, or all. */
export const NONE = 0;
export const ALL = 100;

/** Which release of each package, of their descriptions: `{ [package]: version }`. */
export function versionsOf(releases) {
  return Object.fromEntries(releases.map((release) => [release.package, release.version]));
}

/**
 * The document with other live versions. Earlier live releases are kept, for open pages and for a rollback. `withdrawn`
 * are the packages whose live release is not to be returned to.
 */
export function withVersions(document, versions, about, withdrawn = []) {
  const changed = Object.entries(versions).filter(([name, version]) => {
    const present = document.packages[name];
    return present?.version !== version || present.canary;
  });
  if (changed.length === 0) return undefined;
  const since = new Date().toISOString();
  const packages = { ...document.packages };
  for (const [name, version] of changed) {
    const { canary: _ended, ...present } = packages[name] ?? {};
    // The release beside a trial keeps its date, and the name of the person who made it live.
    packages[name] = present.version === version ? present : { version, since, ...about };
  }
  return withPackages(document, packages, { at: since, ...about }, withdrawn);
}

/** The document in which `share` of a hundred visitors get other releases. It replaces a running canary. */
export function withCanaries(document, versions, share, about) {
  refuseTrial(document, Object.keys(versions), share);
  const since = new Date().toISOString();
  const packages = { ...document.packages };
  for (const [name, version] of Object.entries(versions)) {
    const present = packages[name];
    if (present.version === version)
      throw new Failure(`${version} of ${name} is live for everybody already.`);
    const { canary } = present;
    const isSame = canary?.version === version && canary.share === share;
    if (!isSame) packages[name] = { ...present, canary: { version, share, since, ...about } };
  }
  if (Object.keys(versions).every((name) => packages[name] === document.packages[name])) return undefined;
  return withPackages(document, packages, { at: since, ...about });
}

/** Throws a {@link Failure} where these packages cannot be tried by such a share, whatever their releases are. */
export function refuseTrial({ packages }, folders, share) {
  if (share === NONE || share === ALL)
    throw new Failure('A trial is for 1 to 99 of 100 visitors; without --canary a deployment is for all.');
  if (folders.includes('shell'))
    throw new Failure('Every page has one shell, so it cannot be tried by some: preview it instead.');
  const absent = folders.find((folder) => !packages[folder]);
  if (absent)
    throw new Failure(`${absent} is not live yet, so there is nothing to try another release beside.`);
}

/** The document in which a trial has another share: with 100 it is live for all, with 0 it is over. */
export function withShare(document, name, share, about) {
  const { canary, ...present } = document.packages[name] ?? {};
  if (!canary) throw new Failure(`No release of ${name} is being tried.`);
  if (share === ALL) return withVersions(document, { [name]: canary.version }, about);
  if (share === canary.share) return undefined;
  const at = new Date().toISOString();
  // Failed loads from before are not counted for the new share.
  const tried = share === NONE ? present : { ...present, canary: { ...canary, share, since: at } };
  return withPackages(document, { ...document.packages, [name]: tried }, { at, ...about });
}

/** Sentences about the canaries that a change has ended without making them live. */
export function endedTrials(before, after) {
  return Object.entries(before.packages)
    .filter(([name, { canary }]) => {
      const now = after.packages[name];
      return canary && now.version !== canary.version && now.canary?.version !== canary.version;
    })
    .map(
      ([
        name,
        {
          canary: { version, share, since, by },
        },
      ]) =>
        `The trial of ${version} of ${name} has ended, which ${share} of 100 visitors had since ${since}, begun by ${by}.`,
    );
}

/** Every release that packages of a document name: `{ package, version }`, with `tried` for a canary. */
export function releasesIn(packages) {
  return Object.entries(packages).flatMap(([name, { version, canary }]) => [
    { package: name, version },
    ...(canary ? [{ package: name, version: canary.version, tried: true }] : []),
  ]);
}

/**
 * The document with these packages. Releases that they no longer name are kept. A former canary is marked, because
 * neither a rollback nor an open page returns to it.
 */
function withPackages(document, packages, about, withdrawn = []) {
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
    // Always in the same order, because the site's files list the packages in this order.
    packages: Object.fromEntries(Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1))),
    kept: [...left, ...document.kept.filter((kept) => !isAmong([...named, ...left])(kept))],
  };
}
