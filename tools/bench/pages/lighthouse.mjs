import lighthouse from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import puppeteer from 'puppeteer-core';
import { findChromium } from '../../setup/programs.mjs';
import { browserArguments } from './browser.mjs';
import { inTurn } from './inTurn.mjs';
import { medianOf } from './medianOf.mjs';
import { BUILDS } from './threeBuilds.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
  tti: 'interactive',
};

/** The speed of the phones, on the scale of Lighthouse's benchmark index: a usual one, and a cheap one. */
const PHONES = { usual: 718, cheap: 310 };

/** Runs that only find the machine's index. */
const INDEX_RUNS = 5;
const RATE_STEP = 0.5;

/**
 * Runs Lighthouse over every route under one throttling (`simulate` or `devtools`, Lighthouse's names), its builds in
 * turn. The processor is slowed down to the phone's, so that figures of different machines can be compared. A calm visitor
 * prefers reduced motion (`withVisitor`). Resolves to
 * `[{ path, builds: { [build]: [run, …] } }]`. Only the composed site under one throttling is audited beyond speed,
 * because that does not depend on it.
 */
export async function measureWithLighthouse({ throttling, phone, isCalm = false, hosts, routes, runs }) {
  const ratio = Math.max(1, (await indexOfMachine(hosts.composed)) / PHONES[phone]);
  const cpuSlowdownMultiplier =
    throttling === 'simulate' ? ratio : await appliedRate(ratio, PHONES[phone], hosts.composed);
  const measured = [];
  for (const { path } of routes) {
    const builds = await inTurn({
      names: BUILDS,
      runs,
      measure: (build) =>
        runLighthouse({
          host: hosts[build],
          path,
          throttling,
          cpuSlowdownMultiplier,
          isCalm,
          categories: build === 'composed' && throttling === 'simulate' ? CATEGORIES : ['performance'],
        }),
    });
    if (builds.composed.length > 0) measured.push({ path, builds });
    console.log(`  ${path}`);
  }
  return measured;
}

async function indexOfMachine(host) {
  const { machine } = await inTurn({
    names: ['machine'],
    runs: INDEX_RUNS,
    measure: () => runLighthouse({ host, path: '/', throttling: 'simulate', categories: ['performance'] }),
  });
  return medianOf(machine.map(({ benchmarkIndex }) => benchmarkIndex));
}

/**
 * The rate at which the browser's own throttling leaves the phone's index. It slows down by more than it is told: at the
 * plain ratio of 9 an index of 2,800 becomes 225, not 310. The way back up corrects a moment when the machine was busy.
 */
async function appliedRate(ratio, phoneIndex, host) {
  let rate = ratio;
  while (rate > 1 && (await slowedIndex(rate, host)) < phoneIndex) rate -= RATE_STEP;
  while (rate < ratio && (await slowedIndex(rate + RATE_STEP, host)) >= phoneIndex) rate += RATE_STEP;
  return Math.max(1, rate);
}

async function slowedIndex(rate, host) {
  const browser = await puppeteer.launch({ executablePath: findChromium(), args: browserArguments(host) });
  try {
    const indices = [];
    for (let run = 0; run < INDEX_RUNS; run += 1) {
      const page = await browser.newPage();
      await page.emulateCPUThrottling(rate);
      indices.push(await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`));
      await page.close();
    }
    return medianOf(indices);
  } finally {
    await browser.close();
  }
}

/**
 * One run of Lighthouse for phones, in a browser of its own; the processor is slowed four times unless told. Resolves to
 * scores by category (0 to 100), the figures by their short names (milliseconds; `cls` has no unit), and how fast the machine is to Lighthouse.
 */
async function runLighthouse({
  host,
  path,
  throttling,
  cpuSlowdownMultiplier = 4,
  isCalm = false,
  categories,
}) {
  const calm = isCalm ? ['--force-prefers-reduced-motion'] : [];
  const args = [...browserArguments(host), ...calm];
  const browser = await puppeteer.launch({ executablePath: findChromium(), args });
  try {
    const { lhr } = await lighthouse(`https://${host.hostName}${encodeURI(path)}`, {
      port: Number(new URL(browser.wsEndpoint()).port),
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories,
      throttlingMethod: throttling,
      throttling: { cpuSlowdownMultiplier },
    });
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    if (lhr.categories.performance.score === null)
      throw new Error(`${path}: the machine was too busy for a figure of Lighthouse.`);
    return {
      scores: Object.fromEntries(
        Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
      ),
      figures: Object.fromEntries(
        Object.entries(AUDITS).map(([name, audit]) => [name, lhr.audits[audit].numericValue]),
      ),
      benchmarkIndex: lhr.environment.benchmarkIndex,
      cpuSlowdownMultiplier,
      lighthouse: lhr.lighthouseVersion,
    };
  } finally {
    await browser.close();
  }
}
