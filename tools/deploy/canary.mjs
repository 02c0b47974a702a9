import { packageNamed } from '../build/packages.mjs';
import { Failure } from '../setup/failure.mjs';
import { author } from './author.mjs';
import { goLive } from './goLive.mjs';
import { ALL, NONE, withShare } from './nextDocument.mjs';
import { shortName, whereFlags } from './options.mjs';

/** Changes the share of a canary, or ends it. */
export function changeShare(name, share, { store, target, log }) {
  const folder = packageNamed(name, Object.keys(store.live.current().packages));
  const about = { act: `canary ${folder} ${share} %`, ...author() };
  return goLive({
    store,
    target,
    log,
    change: (document) => withShare(document, folder, share, about),
    // There is no trial any more that the same command could change.
    remedy: ({ packages }) =>
      packages[folder].canary
        ? undefined
        : resumingCommand(folder, packages[folder].version, { store, target }),
  });
}

/** The command that sends the rest of a site: making a live release live changes nothing else. */
export function resumingCommand(folder, version, { store, target }) {
  const where = whereFlags({ store: store.folder, target });
  return `npm run rollback -- ${shortName(folder)} ${version}${where} sends the rest.`;
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

/** Lists the running canaries with the failed loads that were reported since each began, as lines for a person. */
export function describeTrials({ packages }, reports) {
  const trials = Object.entries(packages).filter(([, { canary }]) => canary);
  if (trials.length === 0) return ['No release is being tried.'];
  return trials.map(
    ([
      name,
      {
        version: live,
        canary: { version, share, since },
      },
    ]) => {
      const failedLoads = (release) =>
        reports.filter(
          (report) => report.kind === 'load' && report.release === release && report.received >= since,
        ).length;
      return (
        `${name} ${version}: for ${share} of 100 visitors since ${since}, ${failedLoads(version)} failed loads ` +
        `reported; ${failedLoads(live)} of ${live}, which the others have`
      );
    },
  );
}
