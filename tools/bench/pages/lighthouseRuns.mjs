import { inTurn } from './inTurn.mjs';
import { CATEGORIES, lighthouseRun } from './lighthouseRun.mjs';
import { mediansOf } from './medians.mjs';
import { BUILDS } from './threeBuilds.mjs';

/**
 * Runs Lighthouse over every route under one throttling (`simulate` or `devtools`, Lighthouse's names), its builds in
 * turn, one round of all routes after the other. Resolves to `[{ path, throttling, builds: { [build]: [run, …] } }]`.
 * Only the composed site under one throttling is audited beyond speed, because that does not depend on it. `before` are
 * earlier results; `keep` is called with each step.
 */
export async function runLighthouse({ throttling, hosts, routes, runs, before = [], keep = () => {} }) {
  const measured = before;
  for (let round = 0; round < runs; round += 1) {
    for (const { path } of routes) {
      const row = rowOf(measured, path, throttling);
      if (row.builds.composed.length > round) continue;
      const builds = await inTurn({
        names: BUILDS,
        runs: 1,
        measure: (build) =>
          lighthouseRun({
            host: hosts[build],
            path,
            throttling,
            categories: build === 'composed' && throttling === 'simulate' ? CATEGORIES : ['performance'],
          }),
      });
      for (const build of BUILDS) row.builds[build].push(...builds[build]);
      keep(measured);
      console.log(lineOf(row));
    }
  }
  return measured;
}

function rowOf(measured, path, throttling) {
  const found = measured.find((row) => row.path === path);
  if (found) return found;
  const row = { path, throttling, builds: Object.fromEntries(BUILDS.map((build) => [build, []])) };
  measured.push(row);
  return row;
}

/** Something to look at while it runs. */
function lineOf({ path, throttling, builds }) {
  const figures = BUILDS.filter((build) => builds[build].length > 0).map((build) => {
    const { scores, figures } = mediansOf(builds[build]);
    return `${build} ${scores.performance} (LCP ${Math.round(figures.lcp)}, TBT ${Math.round(figures.tbt)})`;
  });
  return `  ${path.padEnd(52)} ${throttling.padEnd(9)} ${figures.join('   ')}`;
}
