import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runModule } from '../jest/runModule';

const generated = (sections = '') =>
  runModule('build/sitePaths.mjs', `process.stdout.write(tool.sitePathModule(${sections}));`).printed;

test('the paths that type links are those that the sections claim', () => {
  const file = join(__dirname, '../../shared-kernel/src/platform/paths/sitePath.ts');
  // On a difference: npm run format.
  expect(readFileSync(file, 'utf8').trim()).toBe(generated());
});

test('a parameter of a claimed path stands for any text', () => {
  const printed = generated("[{ paths: ['/galerie', '/galerie/:albumId/photo/:photoId'] }]");
  expect(printed).toMatch(/=\s+\| '\/galerie'\n {2}\| `\/galerie\/\$\{string\}\/photo\/\$\{string\}`;$/s);
});
