import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';

/** Whether this run takes every row of every table, and its long tests at their full length. */
export const takesAll = process.env.MATRIX === 'full';

interface Choice {
  /** How much of the table an ordinary run takes, above 0 and up to 1. */
  readonly share: number;
  /** What the part is drawn by; another commit draws another one. */
  readonly seed?: string;
}

/**
 * The rows of a large table that this run takes: all of them when MATRIX is `full`, otherwise a part that changes
 * with the commit. Each commit takes the same part each time, in the table's order. Says how much it was, also in
 * the file that TABLES_REPORT names, from which `npm test` repeats it at its end.
 */
export function partOf<Row>(
  name: string,
  rows: readonly Row[],
  { share, seed = process.env.MATRIX_SEED ?? commit() }: Choice,
): Row[] {
  const taken = takesAll ? [...rows] : draw(rows, Math.ceil(rows.length * share), seed);
  // Playwright reads a file of tests once for the list, then in each of its workers.
  if (process.env.TEST_WORKER_INDEX === undefined) tell(sentence(name, taken.length, rows.length));
  return taken;
}

function draw<Row>(rows: readonly Row[], count: number, seed: string): Row[] {
  const lots = rows.map((_, index) => ({
    index,
    lot: createHash('sha256').update(`${seed} ${index}`).digest('hex'),
  }));
  lots.sort((one, other) => one.lot.localeCompare(other.lot));
  const drawn = new Set(lots.slice(0, count).map(({ index }) => index));
  return rows.filter((_, index) => drawn.has(index));
}

function tell(line: string) {
  console.log(line);
  const { TABLES_REPORT } = process.env;
  if (TABLES_REPORT) appendFileSync(TABLES_REPORT, `${line}\n`);
}

function sentence(name: string, taken: number, all: number): string {
  const rest = taken < all ? ' (npm run test:full runs all)' : '';
  return `${name}: runs ${taken} of ${all} cells${rest}`;
}

export function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  } catch {
    return 'without git';
  }
}
