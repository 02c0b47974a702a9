import { existsSync, readFileSync } from 'node:fs';

/**
 * The counts of jest's report: `{ passed, failed }`. A file that could not run is one failure; a missing report is one too.
 */
export function readUnitReport(file) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

/** The same of Playwright's report. An error outside of every test is a failure. */
export function readBrowserReport(file) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

/** A line for each large table: how many of its rows ran. */
export function readTablesReport(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

/** The last lines of a run: times, large tables, missing engines, failed checks, and in the last one the counts. */
export function summary({ times, tables, missing, failedChecks, unit, browser }) {
  return [
    '',
    'Times',
    ...times.map(({ name, ms }) => `  ${clock(ms)}  ${name}`),
    `  ${clock(times.reduce((sum, { ms }) => sum + ms, 0))}  in all`,
    ...(tables.length > 0 ? ['Rows of the large tables', ...tables.map((line) => `  ${line}`)] : []),
    ...missing,
    ...(failedChecks > 0 ? [`${failedChecks} of the static checks and budgets failed.`] : []),
    `${unit.passed + browser.passed} passed, ${unit.failed + browser.failed} failed`,
  ];
}

function clock(ms) {
  const seconds = Math.round(ms / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(3)}:${String(seconds % 60).padStart(2, '0')}`;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
