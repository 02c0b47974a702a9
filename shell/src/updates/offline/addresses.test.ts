import { isPageAddress, pageKey } from './addresses';

test.each([
  '/',
  '/contact',
  '/reservation/2026-09-15T12:30:00.000Z',
  '/reservation/2026-09-15T12%3A30%3A00.000Z',
  '/reservation/2026-09-15T12:30:00.000Z/',
])('%s is a page', (path) => {
  expect(isPageAddress(path)).toBe(true);
});

test.each(['/sitemap.xml', '/sw.js', '/icons/icon-192.png', '/fonts/text.woff2', '/feed.RSS'])(
  '%s is a file',
  (path) => {
    expect(isPageAddress(path)).toBe(false);
  },
);

test.each([
  ['/', '/'],
  ['/contact', '/contact'],
  ['/contact/', '/contact'],
  ['/contact///', '/contact'],
])('the page %s is cached under %s', (path, key) => {
  expect(pageKey(path)).toBe(key);
});

test('an address of slashes is read in linear time', () => {
  // By the square of its length it would take an hour.
  const path = `${'/'.repeat(3_000_000)}x`;
  expect(pageKey(path)).toBe(path);
});
