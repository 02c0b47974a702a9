import { changeRefusal, changeRefusalOnShow } from './changeRefusal';

/** Six in the evening of a summer day in Paris, 16:00 UTC. */
const evening = { date: '2026-07-14', time: '18:00' };

describe('a page that updates every minute', () => {
  test.each([
    ['the day before', '2026-07-13T16:00:00Z', null],
    ['in the last minute before the limit', '2026-07-14T13:59:00Z', null],
    ['in its last second', '2026-07-14T13:59:59Z', null],
    ['in the minute of the limit', '2026-07-14T14:00:00Z', 'too-late'],
    ['at its end', '2026-07-14T14:00:59Z', 'too-late'],
    ['in the minute before the start', '2026-07-14T15:59:00Z', 'too-late'],
    ['at its end', '2026-07-14T15:59:59Z', 'too-late'],
    ['at the start', '2026-07-14T16:00:00Z', 'already-begun'],
  ])('%s: offers no change that would be refused within the minute', (_when, now, refusal) => {
    expect(changeRefusalOnShow(evening, new Date(now))?.kind ?? null).toBe(refusal);
  });
});

test('counts real hours over the night of a clock change', () => {
  // 25 October 2026: 10:00 in Paris is 09:00 UTC, one hour later than the day before.
  const morning = { date: '2026-10-25', time: '10:00' };
  expect(changeRefusal(morning, new Date('2026-10-25T07:00:00Z'))).toBeNull();
  expect(changeRefusal(morning, new Date('2026-10-25T07:01:00Z'))).toEqual({ kind: 'too-late' });
});

test.each([
  { date: 'demain', time: '18:00' },
  { date: '2026-02-31', time: '18:00' },
  { date: '2026-07-14', time: 'midi' },
])('a reservation without a readable hour may always change: %j', (hour) => {
  expect(changeRefusal(hour, new Date('2026-07-14T14:00:00Z'))).toBeNull();
});
