import { appendFileSync } from 'node:fs';

/** `fixed`: the set of every commit; `rest`: all other tests; `full`: both (docs/how-to/test.md). */
const suite = process.env.SUITE ?? 'full';

/**
 * The rows of a large table that this run takes: all, in the fixed set every nth. Titles of tests that are made of such rows
 * end with `@table`. The counts go to the file that TABLES_REPORT names.
 */
export function tableRows<Row>(
  name: string,
  rows: readonly Row[],
  { every = 1 }: { readonly every?: number } = {},
): Row[] {
  const taken = rows.filter((_, index) => suite !== 'fixed' || index % every === 0);
  // Playwright reads a file of tests once for the list, then in each of its workers.
  if (process.env.TEST_WORKER_INDEX === undefined && process.env.TABLES_REPORT)
    appendFileSync(process.env.TABLES_REPORT, `${name}: ${taken.length} of ${rows.length} rows\n`);
  return taken;
}
