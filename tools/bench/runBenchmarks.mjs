import { Failure } from '../setup/failure.mjs';
import { measureFederation } from './measureFederation.mjs';
import { measurePlanner } from './measurePlanner.mjs';
import { measureRanking } from './measureRanking.mjs';
import { measureRecompute } from './measureRecompute.mjs';
import { measureTap } from './measureTap.mjs';
import { measureTournaments } from './measureTournaments.mjs';
import { printFigures } from './printFigures.mjs';

const BENCHMARKS = {
  recompute: { measure: measureRecompute, needsSite: false },
  tap: { measure: measureTap, needsSite: true },
  tournaments: { measure: measureTournaments, needsSite: true },
  planner: { measure: measurePlanner, needsSite: false },
  ranking: { measure: measureRanking, needsSite: false },
  federation: { measure: measureFederation, needsSite: true },
};

/** Runs the named benchmarks, or all of them, one after the other: side by side they would slow each other. */
export async function runBenchmarks(names) {
  const chosen = (names.length > 0 ? names : Object.keys(BENCHMARKS)).map(benchmarkNamed);
  if (chosen.some(({ needsSite }) => needsSite)) {
    const { buildSite } = await import('../build/buildSite.mjs');
    await buildSite();
  }
  for (const { measure } of chosen) printFigures(await measure());
}

function benchmarkNamed(name) {
  if (Object.hasOwn(BENCHMARKS, name)) return BENCHMARKS[name];
  throw new Failure(`There is no benchmark “${name}”. There are: ${Object.keys(BENCHMARKS).join(', ')}.`);
}
