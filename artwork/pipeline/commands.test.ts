/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

test('every step of the pipeline finds what it is made of', () => {
  const steps = readdirSync(__dirname).filter((file) => file.endsWith('.mjs'));
  const imports = steps.map((step) => `await import('./${step}');`).join('\n');
  const said = execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', `${imports}\nconsole.log('all there');`],
    {
      cwd: __dirname,
      encoding: 'utf8',
    },
  );
  expect(steps.length).toBeGreaterThan(10);
  expect(said).toBe('all there\n');
});
