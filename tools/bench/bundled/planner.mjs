import { planDay } from '../../../mfe-tournaments/src/domain/day/planDay.ts';
import { waitBounds } from '../../../mfe-tournaments/src/domain/day/waitBounds.ts';
import { waitsOf } from '../../../mfe-tournaments/src/domain/day/waits.ts';
import { createSchedule } from '../../../mfe-tournaments/src/domain/schedule/createSchedule.ts';

const SIZES = [4, 6, 8, 9, 10, 12, 16, 20, 24, 32];
const COURTS = [1, 2, 3, 4, 6];
const MATCH_MINUTES = 15;

/** Plans a championship of each size, and prints the teams' waits beside their lower bounds. */
function rowOf(teams, courts, homeAndAway) {
  const names = Array.from({ length: teams }, (_, index) => `Team ${index + 1}`);
  const fixtures = createSchedule({ teams: names, homeAndAway });
  const settings = { date: '2026-11-28', start: 0, courts, matchMinutes: MATCH_MINUTES, pauses: [] };
  const started = performance.now();
  const { placements } = planDay({ fixtures }, settings, null);
  const ms = performance.now() - started;
  const waits = waitsOf(placements, fixtures, MATCH_MINUTES);
  const bounds = waitBounds(fixtures, courts, MATCH_MINUTES);
  const minutes = placements.reduce((end, { at }) => Math.max(end, at), 0) + MATCH_MINUTES;
  return { teams, courts, homeAndAway, matches: fixtures.length, minutes, waits, bounds, ms };
}

const rows = [];
for (const homeAndAway of [false, true])
  for (const teams of SIZES)
    for (const courts of COURTS) if (2 * courts <= teams) rows.push(rowOf(teams, courts, homeAndAway));
process.stdout.write(JSON.stringify({ matchMinutes: MATCH_MINUTES, rows }));
