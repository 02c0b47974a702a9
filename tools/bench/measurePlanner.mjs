import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';

/** Measures the length of days, the teams' waits beside their lower bounds, and the cost of planning. */
export async function measurePlanner() {
  const { folder } = await bundle('planner', { target: 'node20' });
  const output = execFileSync(process.execPath, [join(folder, 'main.js')], { maxBuffer: 1e8 });
  const { matchMinutes, rows } = JSON.parse(output.toString());
  return {
    title: `Planning a day, matches of ${matchMinutes} minutes: waits beside their lower bounds (minutes)`,
    figures: rows.map(({ teams, courts, homeAndAway, matches, minutes, waits, bounds, ms }) => ({
      label: `${teams} teams, ${courts} courts, ${homeAndAway ? 'two legs' : 'one leg'}: ${matches} in ${inHours(minutes)}`,
      value: `${ms.toFixed(ms < 10 ? 1 : 0)} ms`,
      ratio: [
        `worst ${waits.worst} / ${bounds.worst}${times(waits.worst, bounds.worst)}`,
        `mean ${waits.mean.toFixed(1)} / ${bounds.mean.toFixed(1)}${times(waits.mean, bounds.mean)}`,
        `short rests ${waits.short}`,
      ].join('   '),
    })),
  };
}

function inHours(minutes) {
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}

function times(value, bound) {
  return bound > 0 ? ` (× ${(value / bound).toFixed(1)})` : '';
}
