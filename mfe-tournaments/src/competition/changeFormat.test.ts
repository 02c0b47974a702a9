/** @jest-environment node */

import type { Tournament } from '../model/tournament';
import { readSheet } from '../scoring/readSheet';
import { changeFormat, formatOf } from './changeFormat';
import { recomputeTournament } from './recomputeTournament';
import { scheduleFault } from './schedule/regenerateSchedule';
import { fullLineups, tapped } from './testing/arbitraries';
import { aTournament } from './testing/aTournament';
import { favouritesWin, homeWin, withResults } from './testing/playedMatch';

const unplayed = aTournament({ teams: 8 });
const begun = withResults(unplayed, (_, index) => (index === 0 ? [[1, 0]] : null));
const changed = (tournament: Tournament, change: Parameters<typeof changeFormat>[1]): Tournament => {
  const outcome = changeFormat(tournament, change);
  if (!outcome.ok) throw new Error(outcome.refusal.kind);
  return outcome.tournament;
};

test('every part of the format may change before the first goal or card', () => {
  expect(changed(unplayed, { winningSets: '2', homeAndAway: true, playoffs: true }).format).toEqual({
    type: 'championship',
    winningSets: '2',
    homeAndAway: true,
    playoffs: true,
  });
});

test.each([
  ['chosen on a sheet', { result: null, events: tapped(fullLineups) }],
  [
    'that an earlier release published as 0–0',
    { result: { homeScore: 0, awayScore: 0, details: readSheet(tapped(fullLineups), 3).details } },
  ],
])('lineups %s do not fix the format', (_, sheet) => {
  const chosen = { ...unplayed, fixtures: unplayed.fixtures.map((fixture) => ({ ...fixture, ...sheet })) };
  expect(changed(chosen, { winningSets: '2' }).format?.winningSets).toBe('2');
});

test.each([{ winningSets: '2' }, { homeAndAway: true }] as const)(
  'a begun tournament refuses %j',
  (change) => {
    expect(changeFormat(begun, change)).toEqual({ ok: false, refusal: { kind: 'format-fixed' } });
  },
);

test('changed return matches make the schedule outdated, until they are changed back', () => {
  const twice = changed(unplayed, { homeAndAway: true });
  expect(scheduleFault(twice)).toBe('legs');
  expect(scheduleFault(changed(twice, { homeAndAway: false }))).toBeNull();
  expect(scheduleFault(changed({ ...unplayed, fixtures: [] }, { homeAndAway: true }))).toBeNull();
});

test('playoffs switched on late get their matches, and switching them off lists played ones', () => {
  const season = recomputeTournament(favouritesWin(unplayed)).tournament;
  const on = recomputeTournament(changed(season, { playoffs: true })).tournament;
  expect(on.fixtures.filter(({ phase }) => phase === 'playoffs').map(({ slot }) => slot)).toEqual([
    'quarterfinal-1',
    'quarterfinal-2',
    'relegation',
  ]);
  const started = recomputeTournament(
    withResults(on, ({ slot }) => (slot === 'quarterfinal-1' ? homeWin : null)),
  ).tournament;
  const off = recomputeTournament(changed(on, { playoffs: false }));
  expect(off.changed).toHaveLength(3);
  expect(started.fixtures.length).toBeGreaterThan(off.tournament.fixtures.length);
});

test('a tournament without a format derives it from its matches', () => {
  const { format: _none, ...plain } = unplayed;
  expect(formatOf(plain)).toMatchObject({ winningSets: '3', homeAndAway: false, playoffs: false });
  expect(formatOf({ ...plain, fixtures: [] })).toMatchObject({ homeAndAway: true });
  expect(scheduleFault(plain)).toBeNull();
});
