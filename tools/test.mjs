import { mkdirSync, readFileSync } from 'node:fs';
import { Failure, runCommand } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

// npm test: types, lint, unit and component tests, then the composed site in a real browser.
await runCommand(async () => {
  await prepare();
  const { checkAll } = await import('./check/checkAll.mjs');
  const { buildSite } = await import('./build/buildSite.mjs');
  const { freePort } = await import('./serve/listen.mjs');
  const { findChromium } = await import('./setup/findChromium.mjs');
  const { run } = await import('./setup/run.mjs');
  const { root } = await import('./build/packages.mjs');
  const reports = `${root}/.cache/reports`;
  mkdirSync(reports, { recursive: true });

  console.log('Static checks …');
  const failedChecks = await checkAll();

  console.log('\nUnit and component tests …');
  const unit = await run('jest', ['--ci', '--silent', '--json', `--outputFile=${reports}/unit.json`]);

  console.log('\nBrowser tests of the composed site …');
  const CHROMIUM_PATH = findChromium();
  await buildSite();
  const E2E_PORT = String(await freePort());
  const BROWSER_REPORT = `${reports}/browser.json`;
  const browser = await run('playwright', ['test'], { env: { CHROMIUM_PATH, E2E_PORT, BROWSER_REPORT } });

  const counts = [
    readCounts(`${reports}/unit.json`, (report) => [
      report.numPassedTests,
      report.numFailedTests + report.numRuntimeErrorTestSuites,
    ]),
    readCounts(BROWSER_REPORT, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]),
  ];
  const [passed, failed] = [0, 1].map((index) => counts.reduce((sum, count) => sum + count[index], 0));
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failedChecks > 0 || unit.code !== 0 || browser.code !== 0) {
    throw new Failure('The tests did not all pass.');
  }
});

/** A report that is missing is a run that broke: one failure. */
function readCounts(file, pick) {
  try {
    return pick(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [0, 1];
  }
}
