import { readFileSync } from 'node:fs';
import { Failure, runCommand } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

// npm test: types, lint, unit and component tests, then the composed site in a real browser.
await runCommand(async () => {
  await prepare();
  const { checkAll } = await import('./check/checkAll.mjs');
  const { buildSite } = await import('./build/buildSite.mjs');
  const { findChromium } = await import('./setup/findChromium.mjs');
  const { run } = await import('./setup/run.mjs');
  const { root } = await import('./build/packages.mjs');

  console.log('Static checks …');
  const failedChecks = await checkAll();

  console.log('\nUnit and component tests …');
  const unit = await run('jest', ['--ci', '--silent', '--json', '--outputFile=test-results/unit.json']);

  console.log('\nBrowser tests of the composed site …');
  const CHROMIUM_PATH = findChromium();
  await buildSite();
  const browser = await run('playwright', ['test'], { env: { CHROMIUM_PATH } });

  const unitCounts = readCounts(`${root}/test-results/unit.json`, (report) => [
    report.numPassedTests,
    report.numFailedTests + report.numRuntimeErrorTestSuites,
  ]);
  const browserCounts = readCounts(`${root}/test-results/browser.json`, ({ stats }) => [
    stats.expected + stats.flaky,
    stats.unexpected,
  ]);
  const passed = unitCounts[0] + browserCounts[0];
  const failed = unitCounts[1] + browserCounts[1];
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failedChecks > 0 || unit.code !== 0 || browser.code !== 0)
    throw new Failure('The tests did not all pass.');
});

function readCounts(file, pick) {
  try {
    return pick(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [0, 1];
  }
}
