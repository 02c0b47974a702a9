import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../build/packages.mjs';
import { releaseFolder } from '../build/release.mjs';
import { readJson } from '../setup/readJson.mjs';
import { measureHosted } from './measureHosted.mjs';
import { measureModules } from './measureModules.mjs';
import { measureRoutes } from './measureRoutes.mjs';

/** The limits of visitors' downloads, in kB (1000 bytes) of brotli: a decision, changed by hand. */
const BUDGETS = join(root, 'tools/size/budgets.json');
/** The parts of the downloads when the budgets were decided, so that a check can name the growth. */
const MODULES = join(root, 'tools/size/modules.json');
/** Smaller changes of a module are none. */
const NOTICED_BYTES = 60;
/**
 * Scripts name others by their hashes, which do not compress. Other hashes change the shell’s first file by up to 100
 * bytes and a section’s container by up to 40. They change the home page, which names them all, by up to 50. Only
 * growth may exceed a budget, not chance.
 */
const HASHES_BYTES = 150;

/** Compares the build with the budgets; one sentence for each exceeded budget, with the grown parts. */
export function passedBudgets() {
  const budgets = readJson(BUDGETS);
  const routes = measureRoutes();
  const recorded = readJson(MODULES);
  const passed = routes.flatMap(({ path, total, scripts }) => {
    const budget = budgets.routes[path] ?? budgets.otherRoutes;
    if (total <= budget * 1000 + HASHES_BYTES) return [];
    return [
      `${path} asks for ${kilobytes(total)} of JavaScript, its budget is ${budget} kB.${grown(scripts, recorded)}`,
    ];
  });
  for (const { who, name, bytes, budget } of hostedBytes()) {
    if (budget === undefined) passed.push(`${name} has no budget in ${relative(root, BUDGETS)}.`);
    else if (bytes > budget * 1000)
      passed.push(`${name} asks a ${who} for ${kilobytes(bytes)}, its budget is ${budget} kB.`);
  }
  const fonts = fontBytes();
  if (fonts > budgets.fonts * 1000)
    passed.push(`The fonts weigh ${kilobytes(fonts)}, their budget is ${budgets.fonts} kB.`);
  for (const [page, bytes] of htmlBytes()) {
    if (bytes > budgets.html * 1000 + HASHES_BYTES)
      passed.push(`The HTML of ${page} weighs ${kilobytes(bytes)}, its budget is ${budgets.html} kB.`);
  }
  return passed;
}

/** Additional downloads of a site with a back end, for guests or for members alone. */
export function hostedBytes() {
  const { guest, member } = readJson(BUDGETS).hosted;
  return measureHosted().map(({ name, bytes }) => ({
    who: name in guest ? 'guest' : 'member',
    name,
    bytes,
    budget: guest[name] ?? member[name],
  }));
}

/** Stores the parts of the downloads for later comparisons. */
export function recordModules() {
  const scripts = new Map(measureRoutes().flatMap((route) => route.scripts.map((each) => [each.file, each])));
  const modules = Object.entries(measureModules([...scripts.values()])).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  writeFileSync(MODULES, `${JSON.stringify(Object.fromEntries(modules), null, 2)}\n`);
}

/** The files that every page needs before its first paint. */
export function fontBytes() {
  const folder = join(releaseFolder('shell'), 'browser');
  const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  return fonts.reduce((total, name) => total + statSync(join(folder, name)).size, 0);
}

/** The pages of the site, by their addresses, as they are sent. */
export function htmlBytes() {
  const site = join(root, 'site');
  return readdirSync(site, { recursive: true })
    .filter((name) => name.endsWith('index.html.br'))
    .map((name) => [`/${name.replace(/\/?index\.html\.br$/, '')}`, statSync(join(site, name)).size]);
}

function grown(scripts, recorded) {
  const larger = Object.entries(measureModules(scripts))
    .map(([module, bytes]) => ({ module, by: bytes - (recorded[module] ?? 0) }))
    .filter(({ by }) => by > NOTICED_BYTES)
    .sort((one, other) => other.by - one.by);
  const lines = larger
    .slice(0, 12)
    .map(({ module, by }) => `\n    ${module} +${by} bytes before compression`);
  return lines.length > 0 ? ` Since it was decided have grown:${lines.join('')}` : '';
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
