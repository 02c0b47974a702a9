/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runModule } from '../../tools/jest/runModule';
import { startBackEnd } from './support/backEnd';
import { describeRights } from './support/describeRights';

const hosted = pathToFileURL(join(__dirname, '../../tools/hosted/')).href;
const folder = mkdtempSync(join(tmpdir(), 'jorkyball-rights-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As a trial is: what a start grants by itself would show at the second one. */
describeRights('PGlite, started again', async () => {
  const flags = ['--folder', folder];
  await (await startBackEnd(undefined, flags)).stop();
  const backEnd = await startBackEnd(undefined, flags);
  return { backEnd, stop: backEnd.stop };
});

/** As new projects at Supabase do. */
test('the migrations grant all rights by themselves, on a platform that grants none', () => {
  const { printed, complaints } = runModule(
    'hosted/createBackEnd.mjs',
    `
    import { readFileSync } from 'node:fs';
    const at = (name) => new URL(name, ${JSON.stringify(hosted)});
    const { openPglite } = await import(at('engines.mjs'));
    const { differences, MATRIX_PAGE, roleMatrix } = await import(at('roleMatrix.mjs'));
    const engine = await openPglite();
    let left = 0;
    const query = (sql) => engine.query(sql.replace(/^alter default privileges .* grant all .*$/gm, () => {
      left += 1;
      return '';
    }));
    const keys = { publishable: 'sb_publishable_a', secret: 'sb_secret_a', signing: 'good for this run alone' };
    await tool.createBackEnd({ engine: { ...engine, query }, keys, siteUrl: 'http://localhost' });
    const page = readFileSync(MATRIX_PAGE, 'utf8');
    console.log(JSON.stringify({ left, differences: differences(page, await roleMatrix(engine.query)) }));
    process.exit();`,
  );
  expect(JSON.parse(printed || complaints)).toEqual({ left: 3, differences: [] });
});
