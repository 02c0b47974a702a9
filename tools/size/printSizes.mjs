import { fontBytes, hostedBytes, htmlBytes } from './budgets.mjs';
import { measureDesk, measureRoutes, sum } from './measureRoutes.mjs';

/**
 * Prints the downloads of a first visit to each route, by section, then the additional ones of the desk and of a site with a back end,
 * the fonts and the largest pages.
 */
export function printSizes() {
  const head = ['shell', 'section', 'total', 'requests'].map((name) => name.padStart(10)).join('');
  console.log(`\n${'route'.padEnd(56)}${head}`);
  const routes = measureRoutes();
  for (const { path, shell, section, total, scripts } of routes) {
    const figures = [shell, section, total].map(kilobytes).join('');
    console.log(`${path.padEnd(56)}${figures}${String(scripts.length).padStart(10)}`);
  }
  const late = sum(measureDesk());
  const desk = routes.find(({ path }) => path === '/accueil');
  console.log(`\n${'/accueil after its own scripts: dialogs, late parts'.padEnd(56)}${kilobytes(late)}`);
  console.log(`${'the desk’s first load'.padEnd(56)}${kilobytes(desk.total + late)}`);
  console.log('\nwith a back end, once a page needs it:');
  const hosted = hostedBytes();
  for (const who of ['guest', 'member']) {
    const chunks = hosted.filter((chunk) => chunk.who === who);
    console.log(`${`a ${who}${who === 'member' ? ' besides' : ''}`.padEnd(56)}${kilobytes(sum(chunks))}`);
    for (const { name, bytes } of chunks) console.log(`  ${name.padEnd(54)}${kilobytes(bytes)}`);
  }
  console.log(`\nfonts before the first paint ${kilobytes(fontBytes())}`);
  const largest = htmlBytes()
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3);
  for (const [page, bytes] of largest) console.log(`HTML of ${page.padEnd(48)}${kilobytes(bytes)}`);
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
}
