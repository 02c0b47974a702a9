import { command } from './setup/command.mjs';
import { Failure } from './setup/failure.mjs';

const USAGE = `
npm run bench                every benchmark but pages; they print figures and ratios, and no figure makes them fail
npm run bench -- recompute   one of them: recompute, tap, tournaments, planner, ranking, federation or live
npm run bench -- pages       every page beside a monolith and a page without scripts: about three hours; continues where it
                             was interrupted, and writes docs/reference/measurements.md

  --runs=3             how many runs the medians are of
  --part=interactions  measures one part of pages again
  --only=/blog         looks at one page and writes nothing
`;

await command(USAGE, async () => {
  const { runBenchmarks } = await import('./bench/runBenchmarks.mjs');
  const { readFlags } = await import('./setup/readFlags.mjs');
  const flags = { runs: { type: 'string' }, only: { type: 'string' }, part: { type: 'string' } };
  const { names, runs, ...others } = readFlags(flags, { most: Number.POSITIVE_INFINITY });
  if (runs !== undefined && !(Number(runs) >= 1))
    throw new Failure('--runs wants a number. npm run bench -- pages --runs=1 --only=/blog');
  await runBenchmarks(names, { ...others, ...(runs && { runs: Math.floor(Number(runs)) }) });
});
