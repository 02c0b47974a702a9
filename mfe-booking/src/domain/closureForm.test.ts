import { type ClosureForm, choiceFor, decisionsFor, readClosure, startingChoice } from './closureForm';
import type { WayBooking } from './closures';

const today = '2026-11-21';
const courts = [1, 2, 3];
const form: ClosureForm = {
  courts: '3',
  firstDay: '30/11/2026',
  firstHour: '18',
  lastDay: '30/11/2026',
  lastHour: '20',
  sentence: ' Terrain 3 en travaux ',
};

test('the form is read as a period, and all courts as null', () => {
  const period = { firstDay: '2026-11-30', firstHour: 18, lastDay: '2026-11-30', lastHour: 20 };
  const sentence = 'Terrain 3 en travaux';
  expect(readClosure(form, courts, today)).toEqual({
    ok: true,
    period: { ...period, courts: [3] },
    sentence,
  });
  expect(readClosure({ ...form, courts: '1,2,3' }, courts, today)).toMatchObject({
    period: { courts: null },
  });
  // A court that is out of service since is not closed.
  expect(readClosure({ ...form, courts: '3,9' }, courts, today)).toMatchObject({ period: { courts: [3] } });
  expect(readClosure({ ...form, lastHour: '18' }, courts, today)).toMatchObject({ ok: true });
});

test.each<[Partial<ClosureForm>, object]>([
  [{ courts: '' }, { courts: 'courts' }],
  [{ courts: '9' }, { courts: 'courts' }],
  [{ firstDay: 'demain ?' }, { firstDay: 'day' }],
  [{ lastDay: '' }, { lastDay: 'day' }],
  [{ firstDay: '01/11/2026', lastDay: '20/11/2026' }, { lastDay: 'past-day' }],
  [{ lastDay: '29/11/2026' }, { lastDay: 'backwards' }],
  [{ lastHour: '17' }, { lastDay: 'backwards' }],
  [{ sentence: '  ' }, { sentence: 'sentence' }],
  [
    { courts: '', firstDay: '32/11/2026', sentence: '' },
    { courts: 'courts', firstDay: 'no-such-day', sentence: 'sentence' },
  ],
])('a form with %j has the faults %j', (changed, faults) => {
  expect(readClosure({ ...form, ...changed }, courts, today)).toEqual({ ok: false, faults });
});

const booking = (changed: Partial<WayBooking> = {}): WayBooking => ({
  id: 'b1',
  sequence: 4,
  day: '2026-11-30',
  hour: 18,
  court: 3,
  name: 'Zoé',
  email: 'zoe@example.org',
  phone: null,
  players: 4,
  suggestions: [
    { day: '2026-11-30', hour: 18, court: 1 },
    { day: '2026-11-30', hour: 19, court: 2 },
  ],
  ...changed,
});
const elsewhere = booking({ id: 'b2', suggestions: [{ day: '2026-11-30', hour: 19, court: 1 }] });

test('another court at the same hour is chosen to begin with, and another hour is not', () => {
  expect(startingChoice(booking())).toBe('2026-11-30 18 1');
  expect(startingChoice(elsewhere)).toBe('');
  expect(startingChoice(booking({ suggestions: [] }))).toBe('');
});

test('a choice that is offered no more counts no more', () => {
  const choices = new Map([
    ['b1', '2026-11-30 20 1'],
    ['b2', 'cancel'],
  ]);
  expect(choiceFor(booking(), choices)).toBe('2026-11-30 18 1');
  expect(choiceFor(elsewhere, choices)).toBe('cancel');
});

test('the decisions are of all bookings or none', () => {
  expect(decisionsFor([booking(), elsewhere], new Map())).toBeNull();
  expect(decisionsFor([], new Map())).toEqual([]);
  expect(decisionsFor([booking(), elsewhere], new Map([['b2', 'cancel']]))).toEqual([
    { id: 'b1', sequence: 4, action: 'move', day: '2026-11-30', hour: 18, court: 1 },
    { id: 'b2', sequence: 4, action: 'cancel' },
  ]);
  expect(decisionsFor([elsewhere], new Map([['b2', '2026-11-30 19 1']]))).toMatchObject([
    { action: 'move', hour: 19, court: 1 },
  ]);
});
