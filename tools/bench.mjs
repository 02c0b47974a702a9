import { runCommand } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

// npm run bench              every benchmark; they print figures and ratios, and no figure makes them fail
// npm run bench -- recompute one of them: recompute, tap, tournaments, ranking or federation
await runCommand(async () => {
  await prepare();
  const { runBenchmarks } = await import('./bench/runBenchmarks.mjs');
  await runBenchmarks(process.argv.slice(2));
});
