import { pageKey } from './addresses';

test.each([
  ['/', '/'],
  ['/contact', '/contact'],
  ['/contact/', '/contact'],
  ['/contact///', '/contact'],
])('the page %s is kept under %s', (path, key) => {
  expect(pageKey(path)).toBe(key);
});

test('an address of slashes is read at once', () => {
  // By the square of its length it would take an hour.
  const path = `${'/'.repeat(3_000_000)}x`;
  expect(pageKey(path)).toBe(path);
});
