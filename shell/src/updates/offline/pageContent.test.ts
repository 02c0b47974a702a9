import { readPage } from './pageContent';

const booking = {
  name: 'booking',
  version: '97d565c4f45b',
  kernel: '1',
  entry: '/remotes/mfe-booking/97d565c4f45b/remoteEntry.js',
  paths: ['/reservation'],
};
const site = { kernel: '1', section: booking, configuration: { origin: 'https://example.org' } };
const page = `<!doctype html>
<html lang="fr">
<head>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="preload" href="/shell/376b2f3cb3c6/archivo.577248e7.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="${booking.entry}" as="script">
<style>p{color:red}</style>
<script type="application/json" id="site">${JSON.stringify(site)}</script>
<script src="/shell/376b2f3cb3c6/main.f3630024.js" defer></script>
</head>
<body>
<div id="root"><img src="/shell/media/court-93bab7cc-480.avif"><a href="/tournois">Tournois</a></div>
</body>
</html>
`;

test('a page lists its release files and its section', () => {
  expect(readPage(page)).toEqual({
    files: [
      '/shell/376b2f3cb3c6/archivo.577248e7.woff2',
      booking.entry,
      '/shell/376b2f3cb3c6/main.f3630024.js',
    ],
    section: booking,
  });
});

test.each([
  ['half of a page', page.slice(0, page.length / 2)],
  ['a page without its last line', page.replace(/<\/html>\s*$/, '')],
  ['a hotel’s login', '<!doctype html><html><h1>Connexion au Wi-Fi</h1></html>'],
  ['a page whose description is broken', page.replace('{"kernel"', '{"kerne')],
])('%s is not a page of this site', (_, html) => {
  expect(readPage(html)).toBeNull();
});

test('a hostile page is read in linear time', () => {
  // By the cube of its length it would take days.
  const html = `${'<script'.repeat(100_000)}${' id="site"'.repeat(100_000)}</html>`;
  expect(readPage(html)).toBeNull();
});
