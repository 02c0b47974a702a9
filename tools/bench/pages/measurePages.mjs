import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownSite } from '../../build/buildSite.mjs';
import { root } from '../../build/packages.mjs';
import { Failure } from '../../setup/failure.mjs';
import { measureBackForward } from './backForward.mjs';
import { machineInWords } from './browser.mjs';
import { withHosts } from './hosts.mjs';
import { measureInteractions } from './interactions.mjs';
import { measureWithLighthouse } from './lighthouse.mjs';
import { measureLoading } from './loading.mjs';
import { describePart, withPart } from './report.mjs';
import { measuredRoutes } from './routes.mjs';
import { threeBuilds } from './threeBuilds.mjs';

const REPORT = join(root, 'docs/reference/measurements.md');

/** The measurements, the short ones first, so that a fault shows early. */
const PARTS = {
  interactions: measureInteractions,
  backForward: measureBackForward,
  loading: measureLoading,
  simulated: (setting) => measureWithLighthouse({ ...setting, throttling: 'simulate', phone: 'usual' }),
  applied: (setting) => measureWithLighthouse({ ...setting, throttling: 'devtools', phone: 'usual' }),
  cheap: (setting) =>
    measureWithLighthouse({ ...setting, throttling: 'devtools', phone: 'cheap', isCalm: true }),
};
/** Those of which one page can be looked at alone. */
const OF_ONE_PAGE = ['loading', 'simulated', 'applied', 'cheap'];

/**
 * Measures every indexed page on a phone beside a monolith of the same source and the same page without scripts, and
 * interactions on the composed site. Writes each part into docs/reference/measurements.md as soon as it is measured; a
 * look at one page (`only`) is printed alone. `runs` is the number of runs behind each median.
 */
export async function measurePages({ runs, only, part }) {
  const routes = chosenRoutes(only);
  const parts = chosenParts(part, only);
  console.log('Making the three builds …');
  const folders = await threeBuilds(ownSite);
  const machine = await machineInWords();
  await withHosts({ folders, hostName: siteName() }, async (hosts) => {
    for (const name of parts) {
      console.log(`${new Date().toTimeString().slice(0, 5)} ${name} …`);
      const measured = await PARTS[name]({ hosts, host: hosts.composed, routes, runs });
      const date = new Date().toISOString().slice(0, 10);
      const text = describePart(name, measured, `Measured on ${date}: ${machine}.`);
      console.log(`\n${text}\n`);
      if (only === undefined) writeFileSync(REPORT, withPart(readFileSync(REPORT, 'utf8'), name, text));
    }
  });
}

function chosenParts(part, only) {
  if (part === undefined) return only === undefined ? Object.keys(PARTS) : OF_ONE_PAGE;
  if (Object.hasOwn(PARTS, part)) return [part];
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
