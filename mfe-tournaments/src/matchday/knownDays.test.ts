/** @jest-environment node */

import { aTournament } from '../competition/testing/aTournament';
import { knownDays } from './isCurrent';

test('the day of a match is that of the centre’s clock', () => {
  const [first, ...others] = aTournament().fixtures;
  if (first === undefined) throw new Error('Four teams have matches.');
  const times = { startedAt: '2026-11-27T23:10:00.000Z', endedAt: '2026-11-27T23:40:00.000Z' };
  const fixtures = [{ ...first, times }, ...others];
  expect(knownDays({ date: '2026-11-20', fixtures })).toEqual(['2026-11-20', '2026-11-28', '2026-11-28']);
});
