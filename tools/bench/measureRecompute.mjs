import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { inMilliseconds, quantile, ratioOf } from './printFigures.mjs';

const FRAME_MS = 16;
/** The limit of a site's local storage in browsers. */
const STORAGE_BYTES = 5 * 1024 * 1024;

/** The cost of a saved match sheet in the largest championship, and the storage of championships. */
export async function measureRecompute() {
  const { folder } = await bundle('recompute', { target: 'node20' });
  // A process of its own: the compiler leaves its memory and its threads behind in this one.
  const output = execFileSync(process.execPath, [join(folder, 'main.js')], { maxBuffer: 1e8 });
  const { matches, runs, sizes } = JSON.parse(output.toString());
  const duration = (label, ms) => inMilliseconds(label, ms, FRAME_MS, `a frame of ${FRAME_MS} ms`);
  return {
    title: `Standings, statistics and status of 64 teams, two legs (${matches} matches played)`,
    figures: [
      duration('first run', runs[0]),
      duration(`best of ${runs.length} runs`, Math.min(...runs)),
      duration(`median of ${runs.length} runs`, quantile(runs, 0.5)),
      ...sizes.flatMap(({ teams, bytes, bytesWithLogs }) => [
        stored(`stored: ${teams} teams, results`, bytes),
        stored(`stored: ${teams} teams, results and their logs`, bytesWithLogs),
      ]),
    ],
  };
}

function stored(label, bytes) {
  return {
    label,
    value: `${(bytes / 1000).toFixed(0)} kB`,
    ratio: `${ratioOf(bytes, STORAGE_BYTES)} of 5 MB`,
  };
}
