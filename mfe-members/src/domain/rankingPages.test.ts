import fc from 'fast-check';
import { offeredPages, pageOfRow, pagesOf, rowsOfPage } from './rankingPages';

const someRows = fc
  .integer({ min: 0, max: 333 })
  .map((count) => Array.from({ length: count }, (_, at) => at));

test('every row is on one page, in its order', () => {
  fc.assert(
    fc.property(someRows, (rows) => {
      const pages = Array.from({ length: pagesOf(rows.length) }, (_, at) => rowsOfPage(rows, at + 1));
      expect(pages.flat()).toEqual(rows);
      expect(pages.slice(0, -1).every((page) => page.length === 50)).toBe(true);
      for (const row of rows) expect(rowsOfPage(rows, pageOfRow(row))).toContain(row);
    }),
  );
});

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [2, 4, [1, 2, 3, 4]],
  [4, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, 5]],
  [1400, 2000, [1, 1399, 1400, 1401, 2000]],
])('page %i of %i links to the pages %p', (page, last, offered) => {
  expect(offeredPages(page, last)).toEqual(offered);
});
