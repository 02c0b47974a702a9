import { existsSync, readFileSync } from 'node:fs';

/** What jest's report counts; a file of tests that could not run is one failure. A missing report is one too. */
export function readUnitReport(file) {
  const report = read(file);
  return report
    ? {
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      }
    : { passed: 0, failed: 1 };
}

/**
 * What Playwright's report counts, and the tests that passed only at a later try, each with its project. An error
 * outside of every test (a file that does not load, a server that does not start) is a failure.
 */
export function readBrowserReport(file) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1, secondTries: [] };
  const { expected, flaky, unexpected } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    secondTries: testsOf(report)
      .filter(({ status }) => status === 'flaky')
      .map(({ name }) => name),
  };
}

/** A line for each large table of the browser tests: how many of its cells ran. */
export function readTablesReport(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

/**
 * The last lines of a run: what no count tells, how much of the large tables ran, what needed a second try, and alone
 * in the last one the counts.
 */
export function closingLines({ failedChecks, missing, tables, secondTries, passed, failed }) {
  return [
    ...(failedChecks > 0 ? [`${failedChecks} of the static checks failed.`] : []),
    ...missing,
    ...tables,
    ...secondTries.map((name) => `needed a second try: ${name}`),
    `${passed} passed, ${failed} failed`,
  ];
}

/** Every test of the report, of the files and of the groups within them. */
function testsOf({ suites }) {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, status }) => ({ status, name: `[${projectName}] ${file}: ${title}` })),
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
