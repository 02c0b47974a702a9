import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runModule } from '../jest/runModule';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(reader: string, report: string) {
  const file = join(folder, 'report.json');
  writeFileSync(file, report);
  const { printed } = runModule(
    'test/readReports.mjs',
    `console.log(JSON.stringify(tool.${reader}(${JSON.stringify(file)})));`,
  );
  return JSON.parse(printed);
}

const aTest = (title: string, status: string) => ({
  title,
  file: 'booking.spec.ts',
  tests: [{ projectName: 'phone', status }],
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

test('a browser test that passed at its second try counts, and is named, in groups too', () => {
  expect(read('readBrowserReport', JSON.stringify(aBrowserReport))).toEqual({
    passed: 9,
    failed: 1,
    secondTries: ['[phone] booking.spec.ts: cancels it', '[phone] booking.spec.ts: books by keyboard'],
  });
});

test('an error outside of every test is a failure', () => {
  const report = { ...aBrowserReport, errors: [{ message: 'SyntaxError' }] };
  expect(read('readBrowserReport', JSON.stringify(report)).failed).toBe(2);
});

test('a unit test file that could not run is a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
  expect(read('readUnitReport', JSON.stringify(report))).toEqual({ passed: 5, failed: 2 });
});

test('a report that was never finished is a failure', () => {
  expect(read('readUnitReport', '{"numPassed')).toEqual({ passed: 0, failed: 1 });
  expect(read('readBrowserReport', '')).toEqual({ passed: 0, failed: 1, secondTries: [] });
});

test('each large table says how many of its cells ran, and nothing is said where there was none', () => {
  expect(
    read('readTablesReport', 'Direct entry: runs 63 of 189 cells\nOffline: runs 4 of 4 cells\n'),
  ).toEqual(['Direct entry: runs 63 of 189 cells', 'Offline: runs 4 of 4 cells']);
  const { printed } = runModule(
    'test/readReports.mjs',
    `console.log(JSON.stringify(tool.readTablesReport(${JSON.stringify(join(folder, 'nowhere.txt'))})));`,
  );
  expect(JSON.parse(printed)).toEqual([]);
});

test('the counts stand alone in the last line', () => {
  const { printed } = runModule(
    'test/readReports.mjs',
    `console.log(tool.closingLines({ failedChecks: 1, missing: ['No WebKit.'], tables: ['Direct entry: runs 2 of 6 cells'], secondTries: ['[phone] a'], passed: 3, failed: 0 }).join('\\n'));`,
  );
  expect(printed.split('\n')).toEqual([
    '1 of the static checks failed.',
    'No WebKit.',
    'Direct entry: runs 2 of 6 cells',
    'needed a second try: [phone] a',
    '3 passed, 0 failed',
  ]);
});
