import { runModule } from '../../jest/runModule';

test('one page of each path pattern is measured, and a path of its own separately', () => {
  const sitemap = ['/', '/blog', '/blog/1', '/blog/2', '/player/1', '/nation/C%C3%B4te']
    .map((path) => `<url><loc>https://site.example${path}</loc></url>`)
    .join('\n');
  const sections = [
    { paths: ['/', '/blog', '/blog/:articleId'] },
    { paths: ['/player/:playerId', '/nation/:nationId'] },
  ];
  const { printed } = runModule(
    'bench/pages/routes.mjs',
    `for (const { path, pattern } of tool.measuredRoutes(${JSON.stringify({ sitemap, sections })})) console.log(path, pattern);`,
  );
  expect(printed.split('\n')).toEqual([
    '/ /',
    '/blog /blog',
    '/blog/1 /blog/:articleId',
    '/player/1 /player/:playerId',
    '/nation/Côte /nation/:nationId',
  ]);
});
