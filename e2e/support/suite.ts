import { appendFileSync } from 'node:fs';

/** `fixed`: what every commit runs; `rest`: what that leaves out; `full`: both (docs/how-to/test.md). */
const suite = process.env.SUITE ?? 'full';

/** Whether long tests run shorter: the fixed set looks once at what the others repeat. */
export const isFixedSet = suite === 'fixed';

/** For tests made of a table, or longer outside the fixed set: they run in every suite, each with its rows. */
export const table = { tag: '@table' };

/** … and look the same at any width. */
export const tableOneWidth = { tag: ['@table', '@one-width'] };

/** For tests outside the fixed set; whole files of them are named `*.full.spec.ts`. */
export const fullOnly = { tag: '@full' };

/**
 * The rows of a large table that this run takes: every nth in the fixed set, the others in the rest, all in full. Says how
 * many, also in the file that TABLES_REPORT names, from which the run repeats it at its end.
 */
export function tableRows<Row>(
  name: string,
  rows: readonly Row[],
  { every }: { readonly every: number },
): Row[] {
  const taken = rows.filter((_, index) => {
    if (suite === 'full') return true;
    return (index % every === 0) === isFixedSet;
  });
  // Playwright reads a file of tests once for the list, then in each of its workers.
  if (process.env.TEST_WORKER_INDEX === undefined && process.env.TABLES_REPORT)
    appendFileSync(process.env.TABLES_REPORT, `${name}: ${taken.length} of ${rows.length} rows\n`);
  return taken;
}
