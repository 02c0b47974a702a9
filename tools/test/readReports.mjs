import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * The content of jest's report: `{ passed, failed, files }`, each file with its `name` and `ms`. A file that could not
 * run is one failure; a missing report is one too.
 */
export function readUnitReport(file, root) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1, files: [] };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      ms: endTime - startTime,
    })),
  };
}

/**
 * The content of Playwright's report: the same, and `retried`, the tests that passed at a later try only. An error
 * outside of every test is a failure.
 */
export function readBrowserReport(file) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1, files: [], retried: [] };
  const { expected, flaky, unexpected } = report.stats;
  const tests = testsOf(report);
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    retried: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
    files: grouped(tests).map(([name, all]) => ({ name, ms: all.reduce((sum, { ms }) => sum + ms, 0) })),
  };
}

/** A line for each large table: how many of its rows ran. */
export function readTablesReport(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

/** The last lines of a run: times, the ten slowest files, retried tests, and in the last one the counts. */
export function summary({ times, tables, missing, failedChecks, unit, browser }) {
  const slowest = [...unit.files, ...browser.files].sort((one, other) => other.ms - one.ms).slice(0, 10);
  return [
    '',
    'Times',
    ...times.map(({ name, ms }) => `  ${clock(ms)}  ${name}`),
    `  ${clock(times.reduce((sum, { ms }) => sum + ms, 0))}  in all`,
    'The ten slowest files',
    ...slowest.map(({ name, ms }) => `  ${clock(ms)}  ${name}`),
    ...(tables.length > 0 ? ['Rows of the large tables', ...tables.map((line) => `  ${line}`)] : []),
    ...missing,
    ...(failedChecks > 0 ? [`${failedChecks} of the static checks and budgets failed.`] : []),
    ...browser.retried.map((name) => `passed only when retried: ${name}`),
    `${unit.passed + browser.passed} passed, ${unit.failed + browser.failed} failed`,
  ];
}

function clock(ms) {
  const seconds = Math.round(ms / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(3)}:${String(seconds % 60).padStart(2, '0')}`;
}

function grouped(tests) {
  const groups = new Map();
  for (const test of tests) groups.set(test.file, [...(groups.get(test.file) ?? []), test]);
  return [...groups];
}

/** Every test of the report, of the files and of the groups within them. */
function testsOf({ suites }) {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        status,
        file: `e2e/${file}`,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        name: `[${projectName}] ${file}: ${title}`,
      })),
    ),
    ...testsOf({ suites: suite.suites ?? [] }),
  ]);
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
