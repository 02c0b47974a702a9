/** @jest-environment node */

import { aTournament } from '../competition/testing/aTournament';
import { withResults } from '../competition/testing/playedMatch';
import { isCurrent, knownDays } from './isCurrent';

const today = '2026-11-22';
const old = aTournament({ date: '2025-09-15' });
const withFirst = (wishes: object) => ({
  ...old,
  fixtures: old.fixtures.map((fixture, index) => (index === 0 ? { ...fixture, ...wishes } : fixture)),
});

test('a tournament is current until thirty days after its day', () => {
  expect(isCurrent(aTournament({ date: '2027-03-01' }), today)).toBe(true);
  expect(isCurrent(aTournament({ date: '2026-10-23' }), today)).toBe(true);
  expect(isCurrent(aTournament({ date: '2026-10-22' }), today)).toBe(false);
  expect(isCurrent(old, today)).toBe(false);
});

test('a current, planned, postponed or recent match makes an old tournament current', () => {
  const day = { date: '2026-12-05', start: 540, courts: 1, matchMinutes: 20, pauses: [], placements: [] };
  expect(isCurrent({ ...old, days: { [day.date]: day } }, today)).toBe(true);
  expect(
    isCurrent(
      withResults(old, (_, index) => (index === 0 ? [[3, 2]] : null)),
      today,
    ),
  ).toBe(true);
  const postponed = { at: '2025-09-15T10:00:00.000Z', to: { day: '2026-11-28', time: '19:00' } };
  expect(isCurrent(withFirst({ postponed }), today)).toBe(true);
  expect(isCurrent(withFirst({ times: { endedAt: '2026-11-02T21:00:00.000Z' } }), today)).toBe(true);
});

test('the day of a match is that of the centre’s clock', () => {
  const [first, ...others] = aTournament().fixtures;
  if (first === undefined) throw new Error('Four teams have matches.');
  const times = { startedAt: '2026-11-27T23:10:00.000Z', endedAt: '2026-11-27T23:40:00.000Z' };
  const fixtures = [{ ...first, times }, ...others];
  expect(knownDays({ date: '2026-11-20', fixtures })).toEqual(['2026-11-20', '2026-11-28', '2026-11-28']);
});
