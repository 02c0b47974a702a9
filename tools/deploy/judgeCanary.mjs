import { setTimeout as pause } from 'node:timers/promises';
import { reportsSince } from '../reports/keptReports.mjs';
import { openStore } from '../store/openStore.mjs';
import { changeShare, trialsOf } from './canary.mjs';

/** Fewer failed loads than this say nothing. */
const LEAST = 5;
/** A canary ends if its number of failures would be rarer than this by chance. */
const CHANCE = 0.001;
const PAUSE_MS = 3_000;

/**
 * Whether the canary fails more often than the live release. `failed` are the failed loads that visitors reported of
 * each; `share` of a hundred visitors have the canary. If both were alike, that share of all failures would be the
 * canary's. The probability of as many or more is the binomial distribution's tail.
 */
function isWorse({ failed, share }) {
  if (failed.tried < LEAST) return false;
  return tail(failed.tried + failed.live, failed.tried, share / 100) < CHANCE;
}

/** The probability that of `count` independent events, each with probability `p`, `least` or more happen. */
function tail(count, least, p) {
  // By logarithms: the probability that none of ten thousand happens is too small for a number.
  let logarithm = count * Math.log(1 - p);
  let fewer = 0;
  for (let happened = 0; happened < least; happened += 1) {
    fewer += Math.exp(logarithm);
    logarithm += Math.log((((count - happened) / (happened + 1)) * p) / (1 - p));
  }
  return 1 - fewer;
}

/**
 * How many visitors' browsers have reported, since a trial began, that one of its two releases did not load: `{
 * tried, live }`. A visitor counts once a day, however often they try (tools/reports/senders.mjs).
 */
function failedLoads({ version, live, since }, reports) {
  const count = (release) =>
    reports.filter(
      (report) =>
        report.kind === 'load' && !report.again && report.release === release && report.received >= since,
    ).length;
  return { tried: count(version), live: count(live) };
}

/** Lists the running canaries and their failed loads, as lines for a person. */
export function describeTrials(document, reports) {
  const trials = trialsOf(document);
  if (trials.length === 0) return ['No release is being tried.'];
  return trials.map((trial) => {
    const { tried, live } = failedLoads(trial, reports);
    return (
      `${trial.package} ${trial.version}: for ${trial.share} of 100 visitors since ${trial.since}, ` +
      `${tried} visitors reported failed loads; ${live} of ${trial.live}, which the others have`
    );
  });
}

/** Ends each canary whose release fails more often than the live one; resolves to the packages' names. */
async function endWorseTrials({ store, target, reports, log = console.log }) {
  const worse = trialsOf(store.live.current())
    .map((trial) => ({ ...trial, failed: failedLoads(trial, reports) }))
    .filter(isWorse);
  for (const { package: name, failed } of worse) {
    const reason = `${failed.tried} failed loads against ${failed.live} of the release that is live`;
    await changeShare(name, 0, { storeFolder: store.folder, target, reason, log });
  }
  return worse.map((trial) => trial.package);
}

/**
 * Returns a listener for reports that judges the canaries after each failed load, one at a time. An error is printed,
 * and the next report tries again.
 */
export function watchTrials({ storeFolder, target, log = console.log }) {
  let isJudging = false;
  let isAskedAgain = false;

  async function judge() {
    const store = openStore(storeFolder);
    const since = Math.min(...trialsOf(store.live.current()).map((trial) => Date.parse(trial.since)));
    if (Number.isFinite(since))
      await endWorseTrials({ store, target, reports: reportsSince(storeFolder, since), log });
  }

  return async function onReport({ kind, again }) {
    if (kind !== 'load' || again) return;
    isAskedAgain = true;
    if (isJudging) return;
    isJudging = true;
    while (isAskedAgain) {
      isAskedAgain = false;
      await judge().catch((error) => log(`The trials could not be judged: ${error.message}`));
      // Of a flood each is kept, but not each is a reason to read all of them again.
      if (isAskedAgain) await pause(PAUSE_MS);
    }
    isJudging = false;
  };
}
