/** Few enough to draw at once on a phone, many enough that the browser's own search finds most names looked for. */
const rowsPerPage = 50;

/** Counts the pages of this many rows; a ranking without rows has one page too. */
export function pagesOf(rows: number): number {
  return Math.max(1, Math.ceil(rows / rowsPerPage));
}

/** Finds the page, from 1, with the row of this index. */
export function pageOfRow(index: number): number {
  return Math.floor(index / rowsPerPage) + 1;
}

/** Selects the rows of a page, from 1. */
export function rowsOfPage<Row>(rows: readonly Row[], page: number): readonly Row[] {
  return rows.slice((page - 1) * rowsPerPage, page * rowsPerPage);
}

/**
 * Lists the pages to offer beside the current one: its neighbours, the first and the last, in order. A gap leaves out
 * at least two pages, because one page takes no more room than the dots in its place.
 */
export function offeredPages(page: number, last: number): readonly number[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, last])].filter((one) => one >= 1 && one <= last);
  return wanted.flatMap((one, at) => (one - (wanted[at - 1] ?? one) === 2 ? [one - 1, one] : [one]));
}
