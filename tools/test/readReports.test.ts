import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runModule } from '../jest/runModule';

const folder = mkdtempSync(join(tmpdir(), 'jorkyball-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(reader: string, report: string) {
  const file = join(folder, 'report.json');
  writeFileSync(file, report);
  const code = `console.log(JSON.stringify(tool.${reader}(${JSON.stringify(file)})));`;
  return JSON.parse(runModule('test/readReports.mjs', code).printed);
}

test('counts a retried browser test as passed, and an error outside of every test as a failure', () => {
  const report = { stats: { expected: 7, flaky: 2, unexpected: 1 }, errors: [{ message: 'SyntaxError' }] };
  expect(read('readBrowserReport', JSON.stringify(report))).toEqual({ passed: 9, failed: 2 });
});

test('counts a unit test file that did not run as a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
  expect(read('readUnitReport', JSON.stringify(report))).toEqual({ passed: 5, failed: 2 });
});

test('counts an unfinished report as a failure', () => {
  expect(read('readUnitReport', '{"numPassed')).toEqual({ passed: 0, failed: 1 });
  expect(read('readBrowserReport', '')).toEqual({ passed: 0, failed: 1 });
});

test('the summary gives times, tables and what is missing, and ends with the counts', () => {
  const run = {
    times: [{ name: 'Static checks', ms: 61_000 }],
    tables: ['Direct entry: 189 of 189 rows'],
    missing: ['No WebKit.'],
    failedChecks: 1,
    unit: { passed: 3, failed: 0 },
    browser: { passed: 1, failed: 0 },
  };
  const code = `console.log(tool.summary(${JSON.stringify(run)}).join('\\n'));`;
  expect(runModule('test/readReports.mjs', code).printed.split('\n')).toEqual([
    'Times',
    '    1:01  Static checks',
    '    1:01  in all',
    'Rows of the large tables',
    '  Direct entry: 189 of 189 rows',
    'No WebKit.',
    '1 of the static checks and budgets failed.',
    '4 passed, 0 failed',
  ]);
});
