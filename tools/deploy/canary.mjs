import { packageNamed } from '../build/packages.mjs';
import { Failure } from '../setup/failure.mjs';
import { seconds } from '../setup/seconds.mjs';
import { openPresentStore } from '../store/openStore.mjs';
import { author } from './author.mjs';
import { shortName } from './gateCommands.mjs';
import { goLive, withPackages, withVersions } from './goLive.mjs';
import { NotPublished } from './publish.mjs';
import { whereFlags } from './whereFlags.mjs';

/** Of a hundred visitors: none, or all. */
const NONE = 0;
const ALL = 100;

/**
 * The document in which `share` of a hundred visitors get other releases: `versions` is `{ [package]: version }`,
 * `about` is `{ act, by, commit }`. It replaces a running canary. Undefined if all of these canaries run already.
 */
export function withCanaries(document, versions, share, { act, by, commit }) {
  refuseTrial(document, Object.keys(versions), share);
  const at = new Date().toISOString();
  const packages = { ...document.packages };
  for (const [name, version] of Object.entries(versions)) {
    const present = packages[name];
    if (present.version === version)
      throw new Failure(`${version} of ${name} is live for everybody already.`);
    const { canary } = present;
    const isSame = canary?.version === version && canary.share === share;
    if (!isSame) packages[name] = { ...present, canary: { version, share, since: at, act, by, commit } };
  }
  if (Object.keys(versions).every((name) => packages[name] === document.packages[name])) return undefined;
  return withPackages(document, packages, { at, act, by, commit });
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
export function withShare(document, name, share, { act, by, commit }) {
  refuseNoTrial(document, name);
  const { canary, ...present } = document.packages[name];
  if (share === ALL) return withVersions(document, { [name]: canary.version }, { act, by, commit });
  if (share === canary.share) return undefined;
  const at = new Date().toISOString();
  // Failed loads from before are not judged by the new share.
  const tried = share === NONE ? present : { ...present, canary: { ...canary, share, since: at } };
  return withPackages(document, { ...document.packages, [name]: tried }, { at, act, by, commit });
}

function refuseNoTrial({ packages }, name) {
  if (!packages[name]?.canary) throw new Failure(`No release of ${name} is being tried.`);
}

/** Changes the share of a canary, or ends it; the log of live documents gets the `reason`. */
export async function changeShare(name, share, { storeFolder, target, reason, log = console.log }) {
  const started = Date.now();
  const store = openPresentStore(storeFolder);
  const folder = packageNamed(name, Object.keys(store.live.current().packages));
  const act = `canary ${folder} ${share} %${reason ? `: ${reason}` : ''}`;
  const live = await goLive({
    store,
    target,
    log,
    change: (document) => withShare(document, folder, share, { act, ...author() }),
    refusal: { header: 'Not changed.' },
  }).catch((error) => {
    if (!(error instanceof NotPublished) || (share !== NONE && share !== ALL)) throw error;
    // There is no trial any more that the same command could change.
    const { version } = error.about.live.packages[folder];
    const where = whereFlags({ storeFolder, target });
    throw new NotPublished(
      error.about,
      `npm run rollback -- ${shortName(folder)} ${version}${where} sends the rest.`,
    );
  });
  log(
    `${sentenceOf(folder, share)} (${live.packages[folder].version} is live) as of document ${live.number}, in ${target}. Done in ${seconds(started)}.`,
  );
  return live;
}

function sentenceOf(folder, share) {
  if (share === ALL) return `The release of ${folder} that was tried is live for everybody`;
  if (share === NONE)
    return `The trial of ${folder} has ended: everybody has the release that was live before it`;
  return `${share} of 100 visitors have the new release of ${folder}`;
}

/** How many of a hundred visitors a person means by `10` or `10%`: of a trial that begins, neither none nor all. */
export function readShare(text, { begins = false } = {}) {
  const share = /^(\d{1,3})\s?%?$/.exec(text ?? '')?.[1];
  const [least, most] = begins ? [NONE + 1, ALL - 1] : [NONE, ALL];
  if (share === undefined || Number(share) < least || Number(share) > most)
    throw new Failure(
      `“${text ?? ''}” is no share${begins ? ' of a trial' : ''}: a whole number of 100 visitors, from ${least} to ${most}.`,
    );
  return Number(share);
}

/** The trials that are under way: `[{ package, live, version, share, since }]`. */
export function trialsOf({ packages }) {
  return Object.entries(packages)
    .filter(([, { canary }]) => canary)
    .map(
      ([
        name,
        {
          version,
          canary: { share, since, version: tried },
        },
      ]) => ({
        package: name,
        live: version,
        version: tried,
        share,
        since,
      }),
    );
}

/** Sentences about canaries of others that a change has ended. */
export function endedTrials(before, after) {
  return trialsOf(before)
    .map((trial) => ({ ...trial, now: after.packages[trial.package] }))
    .filter(({ version, now }) => now.version !== version && now.canary?.version !== version)
    .map(
      ({ package: name, version, share, since }) =>
        `The trial of ${version} of ${name} has ended, which ${share} of 100 visitors had since ${since}, begun by ` +
        `${before.packages[name].canary.by}.`,
    );
}
