import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { releaseFolder, releaseOf } from '../build/release.mjs';
import { bundle } from './bundle.mjs';
import { compileMonolith } from './pages/monolith.mjs';

const HOME = 'marketing-home';

/** Prints the cost of run-time composition for a visitor of the home page, in brotli bytes of initial JavaScript. */
export async function measureFederation() {
  const federated = federatedHome();
  const monolith = await monolithicHome();
  const floor = await bundle('floor');
  const floorBytes = brotliBytes(floor.folder, floor.scriptsOf('main'));
  const print = (label, bytes) => {
    const ratios = [monolith, floorBytes].map((other) => (bytes / other).toFixed(2));
    const kilobytes = (bytes / 1000).toFixed(1).padStart(8);
    console.log(
      `  ${label.padEnd(52)}${kilobytes} kB   × ${ratios[0]} of the monolith, × ${ratios[1]} of the floor`,
    );
  };
  console.log('\nInitial JavaScript of the home page (brotli)');
  print('the composed site', federated);
  print('a monolith of the same source', monolith);
  print('the floor: react and react-dom, an empty page', floorBytes);
  console.log(`  Composing at run time costs ${((federated - monolith) / 1000).toFixed(1)} kB.`);
}

function federatedHome() {
  const shell = releaseOf('shell').groups.main;
  const { groups } = releaseOf('mfe-marketing');
  const section = new Set(['remoteEntry.js', ...groups.routes, ...groups[HOME]]);
  return (
    brotliBytes(join(releaseFolder('shell'), 'browser'), shell) +
    brotliBytes(join(releaseFolder('mfe-marketing'), 'browser'), section)
  );
}

async function monolithicHome() {
  const { folder, scriptsOf } = await compileMonolith('/');
  return brotliBytes(folder, new Set(['main', 'section-marketing', HOME].flatMap(scriptsOf)));
}

function brotliBytes(folder, files) {
  return [...files].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length,
    0,
  );
}
