import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownSite } from '../../build/buildSite.mjs';
import { root } from '../../build/packages.mjs';
import { Failure } from '../../setup/failure.mjs';
import { measureBackForward } from './backForward.mjs';
import { measureHintedLinks } from './hintedLinks.mjs';
import { measureInteractions } from './interactions.mjs';
import { keptResults } from './keptResults.mjs';
import { runLighthouse } from './lighthouseRuns.mjs';
import { measureLoading } from './loading.mjs';
import { machine } from './machine.mjs';
import { report } from './report.mjs';
import { measuredRoutes } from './routes.mjs';
import { threeBuilds } from './threeBuilds.mjs';
import { withHosts } from './withHosts.mjs';

const REPORT = join(root, 'docs/reference/measurements.md');
const KEPT = join(root, '.cache/bench/pages/results.json');

/** The measurements, the short ones first, so that a fault shows early. */
const PARTS = {
  interactions: measureInteractions,
  hintedLinks: measureHintedLinks,
  backForward: measureBackForward,
  loading: measureLoading,
  simulated: (setting) => runLighthouse({ ...setting, throttling: 'simulate' }),
  applied: (setting) => runLighthouse({ ...setting, throttling: 'devtools' }),
};
/** Those of which one page can be looked at alone. */
const OF_ONE_PAGE = ['loading', 'simulated', 'applied'];

/**
 * Measures every indexed page on a phone beside a monolith of the same source and the same page without scripts, and
 * interactions on the composed site. Writes docs/reference/measurements.md. `runs` is the number of runs behind each
 * median. An interrupted measurement is resumed while the site is the same. One part (`part`) keeps the other parts of
 * the page; a look at one page (`only`) is printed, and nothing is written.
 */
export async function measurePages({ runs = 5, only, part } = {}) {
  const routes = chosenRoutes(only);
  const parts = chosenParts(part, only);
  console.log('Making the three builds …');
  const folders = await threeBuilds(ownSite);
  const kept = only === undefined ? keptResults({ file: KEPT, site: folders.composed }) : forgetful();
  await withHosts({ folders, hostName: siteName() }, async (hosts) => {
    kept.put('machine', await machine(hosts.composed));
    for (const [name, measure] of parts) {
      console.log(`${new Date().toTimeString().slice(0, 5)} ${name} …`);
      const keep = (result) => kept.put(name, result);
      keep(await measure({ hosts, host: hosts.composed, routes, runs, before: kept.all()[name], keep }));
    }
  });
  const results = kept.all();
  const measured = Object.fromEntries(parts.map(([name]) => [name, results[name]]));
  const before = only === undefined && existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
  const date = new Date().toISOString().slice(0, 10);
  const text = report({ date, machine: results.machine, before, ...measured });
  console.log(`\n${text}`);
  if (only === undefined) writeFileSync(REPORT, text);
}

/** Of one page alone nothing is kept. */
function forgetful() {
  const results = {};
  return { all: () => results, put: (name, result) => Object.assign(results, { [name]: result }) };
}

function chosenParts(part, only) {
  const parts = Object.entries(PARTS);
  if (part === undefined)
    return only === undefined ? parts : parts.filter(([name]) => OF_ONE_PAGE.includes(name));
  const chosen = parts.filter(([name]) => name === part);
  if (chosen.length > 0) return chosen;
  throw new Failure(`There is no part “${part}”. There are: ${Object.keys(PARTS).join(', ')}.`);
}

function chosenRoutes(only) {
  const routes = measuredRoutes({
    sitemap: readFileSync(join(ownSite, 'sitemap.xml'), 'utf8'),
    sections: JSON.parse(readFileSync(join(ownSite, 'registry.json'), 'utf8')).sections,
  });
  if (only === undefined) return routes;
  const chosen = routes.filter(({ path, pattern }) => [path, pattern].includes(only));
  if (chosen.length > 0) return chosen;
  throw new Failure(`${only} is not measured. There are: ${routes.map(({ path }) => path).join(', ')}.`);
}

/** Pages name the site as it will be called, so it is measured under that name. */
function siteName() {
  const [, address] = /<loc>([^<]+)<\/loc>/.exec(readFileSync(join(ownSite, 'sitemap.xml'), 'utf8'));
  return new URL(address).hostname;
}
