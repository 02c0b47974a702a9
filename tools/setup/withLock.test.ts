import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runModule } from '../jest/runModule';

const LONG_AGO = new Date('2026-01-01');
/** Linux gives out no number as high. */
const NO_PROCESS = 2 ** 31 - 1;

test.each([
  ['keeps an old lock whose process lives', process.pid, 'waited'],
  ['breaks a lock whose process has ended', NO_PROCESS, 'acted'],
])('%s', (_rule, holder, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'jorkyball-lock-'));
  const file = join(folder, 'lock');
  writeFileSync(file, String(holder));
  utimesSync(file, LONG_AGO, LONG_AGO);
  const { printed } = runModule(
    'setup/withLock.mjs',
    `const waited = new Promise((resolve) => setTimeout(resolve, 500, 'waited'));
     console.log(await Promise.race([tool.withLock(${JSON.stringify(file)}, async () => 'acted'), waited]));
     process.exit();`,
  );
  expect(printed).toBe(expected);
  rmSync(folder, { recursive: true });
});
