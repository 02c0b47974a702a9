import { Failure } from '../setup/failure.mjs';
import { measureFederation } from './measureFederation.mjs';
import { measureLive } from './measureLive.mjs';
import { measurePlanner } from './measurePlanner.mjs';
import { measureRanking } from './measureRanking.mjs';
import { measureRecompute } from './measureRecompute.mjs';
import { measureTap } from './measureTap.mjs';
import { measureTournaments } from './measureTournaments.mjs';
import { measurePages } from './pages/measurePages.mjs';
import { printFigures } from './printFigures.mjs';

const BENCHMARKS = {
  recompute: { measure: measureRecompute, needsSite: false },
  tap: { measure: measureTap, needsSite: true },
  tournaments: { measure: measureTournaments, needsSite: true },
  planner: { measure: measurePlanner, needsSite: false },
  ranking: { measure: measureRanking, needsSite: false },
  federation: { measure: measureFederation, needsSite: true },
  live: { measure: measureLive, needsSite: false },
  // Takes hours, so it runs only when it is named.
  pages: { measure: measurePages, needsSite: true, isLong: true },
};

/**
 * Runs the named benchmarks, or all short ones, one after the other: in parallel they would slow each other. `options`
 * are passed to the benchmarks.
 */
export async function runBenchmarks(names, options = {}) {
  const short = Object.keys(BENCHMARKS).filter((name) => !BENCHMARKS[name].isLong);
  const chosen = (names.length > 0 ? names : short).map(benchmarkNamed);
  if (chosen.some(({ needsSite }) => needsSite)) {
    const { buildSite } = await import('../build/buildSite.mjs');
    await buildSite();
  }
  for (const { measure } of chosen) {
    const figures = await measure(options);
    if (figures) printFigures(figures);
  }
}

function benchmarkNamed(name) {
  if (Object.hasOwn(BENCHMARKS, name)) return BENCHMARKS[name];
  throw new Failure(`There is no benchmark “${name}”. There are: ${Object.keys(BENCHMARKS).join(', ')}.`);
}
