/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runModule } from '../../jest/runModule';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'kept-results-'));
  compose('one');
});
afterEach(() => rmSync(site, { recursive: true }));

function compose(words: string) {
  for (const name of ['index.html', 'registry.json']) writeFileSync(join(site, name), words);
}

/** Stores these results, and returns the results that a resumed benchmark finds. */
function found(put: Record<string, unknown> = {}) {
  const { printed } = runModule(
    'bench/pages/keptResults.mjs',
    `const kept = tool.keptResults(${JSON.stringify({ site, file: join(site, 'kept.json') })});
     for (const [name, result] of Object.entries(${JSON.stringify(put)})) kept.put(name, result);
     console.log(JSON.stringify(kept.all()));`,
  );
  return JSON.parse(printed);
}

test('a continued measurement finds its earlier figures', () => {
  found({ lighthouse: [1, 2] });
  expect(found({ loading: [3] })).toEqual({ lighthouse: [1, 2], loading: [3] });
});

test('figures of another composition are dropped', () => {
  found({ lighthouse: [1, 2] });
  compose('another');
  expect(found()).toEqual({});
});

test('a truncated file counts as missing', () => {
  found({ lighthouse: [1, 2] });
  writeFileSync(join(site, 'kept.json'), '{"composition":');
  expect(found()).toEqual({});
});
