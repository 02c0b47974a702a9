/**
 * How often fast-check tries a property: `full` times, an eighth of it in the fixed set of every commit. There the seed is
 * fixed too (tools/jest/setup.ts), so that two runs of one commit try the same.
 */
export function runs(full: number): number {
  return process.env.SUITE === 'fixed' ? Math.ceil(full / 8) : full;
}
