import { appendFileSync } from 'node:fs';

/** `fixed`: what every commit runs; `rest`: what that leaves out; `full`: both (docs/how-to/test.md). */
const suite = process.env.SUITE ?? 'full';

/**
 * The rows of a large table that this run takes: every nth in the fixed set, the others in the rest, all in full. Titles of
 * tests that are made of such rows end with `@table`. The counts go to the file that TABLES_REPORT names.
 */
export function tableRows<Row>(
  name: string,
  rows: readonly Row[],
  { every }: { readonly every: number },
): Row[] {
  const taken = rows.filter((_, index) => {
    if (suite === 'full') return true;
    return (index % every === 0) === (suite === 'fixed');
  });
  // Playwright reads a file of tests once for the list, then in each of its workers.
  if (process.env.TEST_WORKER_INDEX === undefined && process.env.TABLES_REPORT)
    appendFileSync(process.env.TABLES_REPORT, `${name}: ${taken.length} of ${rows.length} rows\n`);
  return taken;
}
