import { mkdirSync, rmSync } from 'node:fs';
import { buildSite } from '../build/buildSite.mjs';
import { root } from '../build/packages.mjs';
import { CHECKS, runChecks } from '../check/runChecks.mjs';
import { installPrograms } from '../setup/installPrograms.mjs';
import { run } from '../setup/run.mjs';
import { passedBudgets } from '../size/budgets.mjs';
import { readBrowserReport, readTablesReport, readUnitReport, summary } from './readReports.mjs';
import { runBrowserTests } from './runBrowserTests.mjs';
import { runOnNode24 } from './runOnNode24.mjs';
import { runOnPlainBuild } from './runOnPlainBuild.mjs';

/**
 * Runs static checks, unit tests, budgets and browser tests one after the other, and prints counts and times. `suite`: `fixed` on every commit, `rest` for what that leaves out (or a `shard` of it, `2/6`), `full` for both.
 */
export async function runSuite(suite, { shard } = {}) {
  const reports = `${root}/.cache/reports`;
  const unitReport = `${reports}/unit.json`;
  const browserReport = `${reports}/browser.json`;
  const tablesReport = `${reports}/tables.txt`;
  mkdirSync(reports, { recursive: true });
  for (const report of [unitReport, browserReport, tablesReport]) rmSync(report, { force: true });
  const shards = shard ? [`--shard=${shard}`] : [];
  const times = [];
  async function part(name, work) {
    console.log(`\n${name} …`);
    const started = Date.now();
    const result = await work();
    times.push({ name, ms: Date.now() - started });
    return result;
  }

  // Debian's packages are installed while the static checks run.
  const programs = installPrograms(suite);
  const failedChecks = suite === 'rest' ? 0 : await part('Static checks', () => runChecks(CHECKS));
  await part('Programs', () => programs);
  const unit = await part('Unit and component tests', () =>
    // By default jest leaves one processor idle.
    run(
      'jest',
      [
        '--ci',
        '--silent',
        '--passWithNoTests',
        '--maxWorkers=100%',
        '--json',
        `--outputFile=${unitReport}`,
        ...shards,
      ],
      {
        env: { SUITE: suite, TABLES_REPORT: tablesReport },
      },
    ),
  );
  const exceeded = await part('Builds and budgets', async () => {
    await buildSite();
    return passedBudgets();
  });
  for (const sentence of exceeded) console.log(sentence);
  const browser = await part('Browser tests of the composed site', () =>
    runBrowserTests(suite, { parameters: shards, report: browserReport, tables: tablesReport }),
  );
  const plain =
    suite === 'full' ? await part('Browser tests of a build without optimising patches', runOnPlainBuild) : 0;
  const node24 = suite === 'full' ? await part('Build, tests and emulated hosts on Node 24', runOnNode24) : 0;

  console.log(
    summary({
      times,
      tables: suite === 'fixed' ? [] : readTablesReport(tablesReport),
      missing: browser.missing,
      failedChecks: failedChecks + exceeded.length + plain + node24,
      unit: readUnitReport(unitReport),
      browser: readBrowserReport(browserReport),
    }).join('\n'),
  );
  if (failedChecks + exceeded.length + plain + node24 > 0 || unit.code !== 0 || browser.code !== 0)
    process.exitCode = 1;
}
