import {
  atHour,
  courtsAt,
  decide,
  nearestPlace,
  noDecisions,
  outcomeOf,
  type PlannedDate,
  placedAt,
  weekdayOf,
} from './seriesDates';

const aDate = (changed: Partial<PlannedDate> = {}): PlannedDate => ({
  day: '2026-12-08',
  hour: 19,
  court: 2,
  kind: 'taken',
  sentence: '',
  free: [
    { hour: 17, courts: [1] },
    { hour: 18, courts: [2, 3] },
    { hour: 20, courts: [5] },
  ],
  ...changed,
});

test('knows the free courts of an hour', () => {
  expect(courtsAt(aDate(), 18)).toEqual([2, 3]);
  expect(courtsAt(aDate(), 19)).toEqual([]);
});

test('another hour keeps the court if it is free there, and takes the first free one else', () => {
  expect(atHour(aDate(), 18)).toMatchObject({ hour: 18, court: 2, kind: 'free' });
  expect(atHour(aDate(), 20)).toMatchObject({ hour: 20, court: 5, kind: 'free' });
  expect(atHour(aDate(), 21)).toMatchObject({ hour: 21, court: 2, kind: 'taken' });
});

test('a date that is set back to its own place has its own reason again', () => {
  expect(placedAt(aDate({ kind: 'closed' }), 19, 2).kind).toBe('closed');
});

test.each([
  [
    'another court of the same hour',
    aDate({
      free: [
        { hour: 19, courts: [4] },
        { hour: 20, courts: [2] },
      ],
    }),
    { hour: 19, court: 4 },
  ],
  ['the later of two hours that are as near', aDate(), { hour: 20, court: 5 }],
  ['nothing on a full day', aDate({ free: [] }), null],
])('proposes %s', (_case, date, place) => {
  expect(nearestPlace(date)).toEqual(place);
});

test('counts what is still in the way of the dates that are kept', () => {
  const dates = [
    aDate({ day: '2026-12-01', kind: 'past' }),
    aDate({ day: '2026-12-08' }),
    aDate({ day: '2026-12-15' }),
    aDate({ day: '2026-12-22', kind: 'free' }),
  ];
  expect(outcomeOf(decide(dates, noDecisions))).toMatchObject({ unsolved: 2 });
  const decisions = { skipped: ['2026-12-08'], placed: { '2026-12-15': { hour: 18, court: 3 } } };
  const { kept, unsolved } = outcomeOf(decide(dates, decisions));
  expect(unsolved).toBe(0);
  expect(kept.map(({ day, hour, court }) => `${day} ${hour} ${court}`)).toEqual([
    '2026-12-15 18 3',
    '2026-12-22 19 2',
  ]);
});

test('counts weekdays from Monday', () => {
  expect(weekdayOf('2026-11-23')).toBe(1);
  expect(weekdayOf('2026-11-29')).toBe(7);
});
