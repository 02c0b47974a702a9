import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runModule } from '../jest/runModule';

const folder = mkdtempSync(join(tmpdir(), 'jorkyball-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(reader: string, report: string) {
  const file = join(folder, 'report.json');
  writeFileSync(file, report);
  const { printed } = runModule(
    'test/readReports.mjs',
    `console.log(JSON.stringify(tool.${reader}(${JSON.stringify(file)}, '/checkout')));`,
  );
  return JSON.parse(printed);
}

const aTest = (title: string, status: string) => ({
  title,
  file: 'booking.spec.ts',
  tests: [{ projectName: 'phone', status, results: [{ duration: 1_000 }] }],
});

const aBrowserReport = {
  stats: { expected: 7, flaky: 2, unexpected: 1 },
  errors: [],
  suites: [
    {
      specs: [aTest('books a court', 'expected'), aTest('cancels it', 'flaky')],
      suites: [{ specs: [aTest('books by keyboard', 'flaky'), aTest('pays', 'unexpected')] }],
    },
  ],
};

test('counts a browser test that passed when retried, and names it, in groups too', () => {
  expect(read('readBrowserReport', JSON.stringify(aBrowserReport))).toEqual({
    passed: 9,
    failed: 1,
    retried: ['[phone] booking.spec.ts: cancels it', '[phone] booking.spec.ts: books by keyboard'],
    files: [{ name: 'e2e/booking.spec.ts', ms: 4_000 }],
  });
});

test('counts an error outside of every test as a failure', () => {
  const report = { ...aBrowserReport, errors: [{ message: 'SyntaxError' }] };
  expect(read('readBrowserReport', JSON.stringify(report)).failed).toBe(2);
});

test('counts a unit test file that did not run as a failure', () => {
  const testResults = [{ name: '/checkout/tools/a.test.ts', startTime: 5, endTime: 9 }];
  const report = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults };
  expect(read('readUnitReport', JSON.stringify(report))).toEqual({
    passed: 5,
    failed: 2,
    files: [{ name: 'tools/a.test.ts', ms: 4 }],
  });
});

test('counts an unfinished report as a failure', () => {
  expect(read('readUnitReport', '{"numPassed')).toMatchObject({ passed: 0, failed: 1 });
  expect(read('readBrowserReport', '')).toMatchObject({ passed: 0, failed: 1 });
});

test('the summary gives times, slowest files and tables, and ends with the counts', () => {
  const run = {
    times: [{ name: 'Static checks', ms: 61_000 }],
    tables: ['Direct entry: 189 of 189 rows'],
    missing: ['No WebKit.'],
    failedChecks: 1,
    unit: { passed: 3, failed: 0, files: [{ name: 'tools/a.test.ts', ms: 9_000 }] },
    browser: {
      passed: 1,
      failed: 0,
      files: [{ name: 'e2e/b.spec.ts', ms: 12_000 }],
      retried: ['[phone] a'],
    },
  };
  const { printed } = runModule(
    'test/readReports.mjs',
    `console.log(tool.summary(${JSON.stringify(run)}).join('\\n'));`,
  );
  expect(printed.split('\n')).toEqual([
    'Times',
    '    1:01  Static checks',
    '    1:01  in all',
    'The ten slowest files',
    '    0:12  e2e/b.spec.ts',
    '    0:09  tools/a.test.ts',
    'Rows of the large tables',
    '  Direct entry: 189 of 189 rows',
    'No WebKit.',
    '1 of the static checks and budgets failed.',
    'passed only when retried: [phone] a',
    '4 passed, 0 failed',
  ]);
});
