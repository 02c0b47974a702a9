import { mkdirSync, rmSync } from 'node:fs';
import { runCommand } from './setup/failure.mjs';
import { installPrograms } from './setup/installPrograms.mjs';
import { prepare } from './setup/prepare.mjs';

// npm test: types, lint, unit and component tests, the budgets of what visitors download, then the composed site in real browsers; with `--full` every
// row of the large tables and every browser test, of which it takes a part otherwise.
await runCommand(async () => {
  const programs = installPrograms();
  await prepare();
  const { checkAll } = await import('./check/checkAll.mjs');
  const { buildSite } = await import('./build/buildSite.mjs');
  const { freePort } = await import('./serve/listen.mjs');
  const { ensureLocalFont } = await import('./setup/ensureLocalFont.mjs');
  const { findChromium } = await import('./setup/findChromium.mjs');
  const { findEngines } = await import('./setup/findEngines.mjs');
  const { run } = await import('./setup/run.mjs');
  const { root } = await import('./build/packages.mjs');
  const { closingLines, readBrowserReport, readTablesReport, readUnitReport } = await import(
    './test/readReports.mjs'
  );
  const reports = `${root}/.cache/reports`;
  mkdirSync(reports, { recursive: true });
  const UNIT_REPORT = `${reports}/unit.json`;
  const BROWSER_REPORT = `${reports}/browser.json`;
  const TABLES_REPORT = `${reports}/tables.txt`;
  const MATRIX = process.argv.includes('--full') ? 'full' : 'part';
  for (const report of [UNIT_REPORT, BROWSER_REPORT, TABLES_REPORT]) rmSync(report, { force: true });

  console.log('Static checks …');
  const failedChecks = await checkAll();
  // One of them is tried by the unit tests.
  await programs;

  console.log('\nUnit and component tests …');
  // Of its own accord jest leaves one processor idle.
  const unit = await run(
    'jest',
    ['--ci', '--silent', '--maxWorkers=100%', '--json', `--outputFile=${UNIT_REPORT}`],
    { env: { TABLES_REPORT, MATRIX } },
  );

  console.log('\nBrowser tests of the composed site …');
  const CHROMIUM_PATH = findChromium();
  ensureLocalFont();
  const { environment, missing } = findEngines();
  await buildSite();
  const { passedBudgets } = await import('./size/budgets.mjs');
  const passed = passedBudgets();
  for (const sentence of passed) console.log(sentence);
  const E2E_PORT = String(await freePort());
  const browser = await run('playwright', ['test'], {
    env: {
      CHROMIUM_PATH,
      ...environment,
      E2E_PORT,
      BROWSER_REPORT,
      TABLES_REPORT,
      MATRIX,
    },
  });

  const inUnits = readUnitReport(UNIT_REPORT);
  const inBrowsers = readBrowserReport(BROWSER_REPORT);
  const lines = closingLines({
    failedChecks: failedChecks + passed.length,
    missing,
    tables: readTablesReport(TABLES_REPORT),
    secondTries: inBrowsers.secondTries,
    passed: inUnits.passed + inBrowsers.passed,
    failed: inUnits.failed + inBrowsers.failed,
  });
  console.log(`\n${lines.join('\n')}`);
  if (failedChecks + passed.length > 0 || unit.code !== 0 || browser.code !== 0) process.exitCode = 1;
});
