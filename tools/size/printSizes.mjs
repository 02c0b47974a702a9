import { fontBytes, htmlBytes } from './budgets.mjs';
import { measureRoutes } from './measureRoutes.mjs';

/** Prints what the first visit to each route downloads, by section, then the fonts and the largest pages. */
export function printSizes() {
  const head = ['shell', 'section', 'total', 'requests'].map((name) => name.padStart(10)).join('');
  console.log(`\n${'route'.padEnd(56)}${head}`);
  for (const { path, shell, section, total, scripts } of measureRoutes()) {
    const figures = [shell, section, total].map(kilobytes).join('');
    console.log(`${path.padEnd(56)}${figures}${String(scripts.length).padStart(10)}`);
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
