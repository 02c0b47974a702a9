import { fontBytes, hostedBytes, htmlBytes } from './budgets.mjs';
import { measureRoutes } from './measureRoutes.mjs';

/**
 * Prints the downloads of a first visit to each route, by section, then the additional ones of a site with a back end,
 * the fonts and the largest pages.
 */
export function printSizes() {
  const head = ['shell', 'section', 'total', 'requests'].map((name) => name.padStart(10)).join('');
  console.log(`\n${'route'.padEnd(56)}${head}`);
  for (const { path, shell, section, total, scripts } of measureRoutes()) {
    const figures = [shell, section, total].map(kilobytes).join('');
    console.log(`${path.padEnd(56)}${figures}${String(scripts.length).padStart(10)}`);
  }
  console.log('\nwith a back end, once a page needs it:');
  const hosted = hostedBytes();
  for (const who of ['guest', 'member']) {
    const chunks = hosted.filter((chunk) => chunk.who === who);
    const total = chunks.reduce((sum, { bytes }) => sum + bytes, 0);
    console.log(`${`a ${who}${who === 'member' ? ' besides' : ''}`.padEnd(56)}${kilobytes(total)}`);
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
