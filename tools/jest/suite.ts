/** The fixed set of every commit; `rest` and `full` run all tests of a file that imports this (jest.config.js). */
export const isFixedSet = process.env.SUITE === 'fixed';

/** The fixed set tries the same cases on every commit; the other suites try new ones each time. */
export const seed = isFixedSet ? 20_260_601 : undefined;

/** The number of runs of a property: this many, in the fixed set a tenth of them and at least ten. */
export const runs = (full: number) => (isFixedSet ? Math.max(10, Math.ceil(full / 10)) : full);

/** The rows of a table: all, in the fixed set every nth. */
export const someRows = <Row>(rows: readonly Row[], { every }: { readonly every: number }) =>
  isFixedSet ? rows.filter((_, index) => index % every === 0) : [...rows];

/** A test outside the fixed set. */
export const fullTest = isFixedSet
  ? (Object.assign(() => undefined, { each: () => () => undefined }) as unknown as typeof test)
  : test;
