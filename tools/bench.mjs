import { parseArgs } from 'node:util';
import { Failure, runCommand } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

// npm run bench              every benchmark; they print figures and ratios, and no figure makes them fail
// npm run bench -- recompute one of them: recompute, tap, tournaments, planner, ranking, federation or live
// npm run bench -- pages     every page beside a monolith and a page without scripts: takes about three hours, goes on where
//                            it was broken off, and writes docs/performance.md. `--runs=3` is faster;
//                            `--part=interactions` measures one part anew; `--only=/blog` looks at one page and writes nothing
await runCommand(async () => {
  await prepare();
  const { runBenchmarks } = await import('./bench/runBenchmarks.mjs');
  const { names, options } = told();
  await runBenchmarks(names, options);
});

function told() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { runs: { type: 'string' }, only: { type: 'string' }, part: { type: 'string' } },
    });
    const { runs, ...others } = values;
    if (runs !== undefined && !(Number(runs) >= 1)) throw new TypeError('--runs wants a number');
    return { names: positionals, options: { ...others, ...(runs && { runs: Math.floor(Number(runs)) }) } };
  } catch (error) {
    throw new Failure(`${error.message}. npm run bench -- pages --runs=1 --only=/blog`);
  }
}
