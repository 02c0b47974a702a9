import { runModule } from '../jest/runModule';

test('links may lead to claimed paths; a parameter stands for any text', () => {
  const { printed } = runModule(
    'build/sitePaths.mjs',
    "process.stdout.write(tool.sitePathModule([{ paths: ['/galerie', '/galerie/:albumId/photo/:photoId'] }]));",
  );
  expect(printed).toMatch(
    /export type SitePath = '\/galerie' \| `\/galerie\/\$\{string\}\/photo\/\$\{string\}`;$/,
  );
});
