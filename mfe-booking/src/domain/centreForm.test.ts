import { aCentre } from '../testing/aCentre';
import { allFaults, formOf, readForm, readPrice, remainingFaults, writePrice } from './centreForm';

const today = '2026-11-21';

test('a form that nothing was typed in reads as the settings that it shows', () => {
  const { revision: _revision, ...settings } = aCentre({
    exceptions: [{ day: '2026-12-25', hours: null, note: 'Noël' }],
    notice: 95,
    prices: { base: 1250, bands: [{ weekdays: [6, 7], hours: [18, 22], cents: 2800 }] },
  });
  const form = formOf(settings);
  expect(form.notice).toEqual(['1', '35']);
  expect(readForm(form, today)).toEqual({ settings, faults: [] });
});

const unreadable = {
  ...formOf(aCentre()),
  exceptions: [
    { day: '24/12/2026', hours: null, note: '' },
    { day: '31/02/2026', hours: null, note: '' },
    { day: 'Noël', hours: null, note: '' },
  ],
  price: 'vingt',
  months: '2,5',
  notice: ['2', ''] as const,
  bands: [{ weekdays: [], hours: [18, 22] as const, price: '' }],
};
const ownFaults = [
  { field: 'exceptions', place: 1, reason: 'no-such-day' },
  { field: 'exceptions', place: 2, reason: 'day-unreadable' },
  { field: 'months', place: 0, reason: 'not-a-number' },
  { field: 'notice', place: 0, reason: 'not-a-number' },
  { field: 'price', place: 0, reason: 'price-unreadable' },
  { field: 'bands', place: 0, reason: 'no-weekday' },
  { field: 'bands', place: 0, reason: 'price-unreadable' },
];

test('texts that are no day, price or number are named by field and place, and sent as nothing', () => {
  const { settings, faults } = readForm(unreadable, today);
  expect(faults).toEqual(ownFaults);
  expect(JSON.parse(JSON.stringify(settings))).toMatchObject({
    exceptions: [{ day: '2026-12-24' }, { day: '' }, { day: '' }],
    months: null,
    notice: null,
    prices: { base: null, bands: [{ cents: null }] },
  });
});

test('hours may be written « 24 h », and a price with three decimals has a fault of its own', () => {
  const over = { ...formOf(aCentre()), notice: ['1', '75'] as const };
  expect(readForm(over, today).faults).toEqual([{ field: 'notice', place: 0, reason: 'minutes-over' }]);
  const form = { ...formOf(aCentre()), notice: ['24h', '0'] as const, price: '28,505 €' };
  const { settings, faults } = readForm(form, today);
  expect(settings.notice).toBe(24 * 60);
  expect(faults).toEqual([{ field: 'price', place: 0, reason: 'price-decimals' }]);
});

test('the database’s faults stand beside those of the page, without what follows from them', () => {
  const other = { field: 'bands', place: 0, reason: 'ends-before-it-begins' };
  const following = [
    { field: 'exceptions', place: 1, reason: 'malformed' },
    { field: 'months', place: 0, reason: 'out-of-range' },
    { field: 'bands', place: 0, reason: 'no-weekday' },
  ];
  expect(allFaults(ownFaults, [...following, other])).toEqual([...ownFaults, other]);
});

test('a fault goes with the value that it is about', () => {
  const mended = { ...unreadable, price: '25', limits: { ...unreadable.limits, held: '3' } };
  expect(remainingFaults(ownFaults, unreadable, mended)).toEqual(
    ownFaults.filter(({ field }) => field !== 'price'),
  );
  const moved = { ...unreadable, exceptions: unreadable.exceptions.slice(1) };
  expect(remainingFaults(ownFaults, unreadable, moved)).toEqual(ownFaults.slice(2));
});

test.each([
  ['12,50', 1250],
  ['12.5', 1250],
  [' 12 € ', 1200],
  ['1\u202f000', 100000],
  // The database says how much is too much.
  ['99999', 9999900],
  ['999 999 999', 99_999_999_900],
  ['0', 0],
  ['0,05', 5],
  ['12,505', null],
  ['-3', null],
  ['douze', null],
  ['', null],
  ['12,', null],
  ['1e3', null],
])('reads the price « %s » as %s cents', (text, cents) => {
  expect(readPrice(text)).toBe(cents);
});

test.each([2500, 1250, 5, 100000])('a written price of %i cents is read again', (cents) => {
  expect(readPrice(writePrice(cents))).toBe(cents);
});
