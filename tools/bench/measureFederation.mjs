import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import { root } from '../build/packages.mjs';
import { releaseFolder, releaseOf } from '../build/release.mjs';
import { bundle, bundled } from './bundle.mjs';
import { ratioOf } from './printFigures.mjs';

const HOME = 'marketing-home';

/** The cost of run-time composition for a visitor of the home page, in brotli bytes of initial JavaScript. */
export async function measureFederation() {
  const federated = federatedHome();
  const monolith = await monolithicHome();
  const floor = await bundle('floor');
  const floorBytes = brotliBytes(floor.folder, floor.scriptsOf('main'));
  const figure = (label, bytes) => ({
    label,
    value: `${(bytes / 1000).toFixed(1)} kB`,
    ratio: `${ratioOf(bytes, monolith)} of the monolith, ${ratioOf(bytes, floorBytes)} of the floor`,
  });
  return {
    title: 'Initial JavaScript of the home page (brotli)',
    figures: [
      figure('the composed site', federated),
      figure('a monolith of the same source', monolith),
      figure('the floor: react and react-dom, an empty page', floorBytes),
      {
        label: 'the price of composing at run time',
        value: `${((federated - monolith) / 1000).toFixed(1)} kB`,
      },
    ],
  };
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

/** The shell as it is, but with the marketing section's routes compiled in where it would load them. */
async function monolithicHome() {
  const { folder, scriptsOf } = await bundle('monolith', {
    entry: join(root, 'shell/src/main.tsx'),
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/\/composition\/loadSection$/, bundled('compiledSection')),
    ],
  });
  return brotliBytes(folder, new Set([...scriptsOf('main'), ...scriptsOf(HOME)]));
}

function brotliBytes(folder, files) {
  return [...files].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length,
    0,
  );
}
