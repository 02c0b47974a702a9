import { recomputePlayoffs } from '../competition/recomputeTournament';
import { aTournament } from '../competition/testing/aTournament';
import { favouritesWin } from '../competition/testing/playedMatch';
import { withPlan } from '../model/plans';
import { movePlacement } from './dayPlan';
import { isSamePlan, planDay } from './planDay';
import { withPlayoffs } from './playoffsOfDay';

const settings = { date: '2026-11-28', start: 540, courts: 2, matchMinutes: 30, pauses: [] };
const tournament = aTournament({ teams: 8, format: { playoffs: true } });
const day = planDay(tournament, settings, null, new Date('2026-11-28T08:00:00+01:00'));
const [first] = day.placements;
const moved = movePlacement(day, first?.fixture ?? '', { at: 1200 });

test('plans differ when a pending match has another place', () => {
  expect(isSamePlan(tournament, day, { ...day })).toBe(true);
  expect(isSamePlan(tournament, moved, day)).toBe(false);
  expect(isSamePlan(tournament, { ...day, matchMinutes: 25 }, day)).toBe(false);
  expect(isSamePlan(tournament, undefined, day)).toBe(false);
});

test('plans are the same when only finished or drawn playoff matches differ', () => {
  const played = favouritesWin(withPlan(tournament, day));
  expect(isSamePlan(played, moved, day)).toBe(true);
  const over = recomputePlayoffs(played).tournament;
  const drawn = withPlayoffs(over, day);
  expect(drawn).not.toEqual(day);
  expect(isSamePlan(over, day, drawn)).toBe(true);
});
