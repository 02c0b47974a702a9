import { aCentre } from '../testing/aCentre';
import { faultKey, formOf, readForm } from './centreForm';
import { changedParts } from './centreSettings';

const today = '2026-11-21';

test('a form that nothing was typed in reads as the settings that it shows', () => {
  const settings = aCentre({
    exceptions: [{ day: '2026-12-25', hours: null, note: 'Noël' }],
    prices: { base: 1250, bands: [{ weekdays: [6, 7], hours: [18, 22], cents: 2800 }] },
  });
  const read = readForm(formOf(settings), today);
  expect(read.ok && changedParts(settings, read.settings)).toEqual([]);
});

test('texts that are no day, price or number are named by their field and place', () => {
  const form = {
    ...formOf(aCentre()),
    exceptions: [
      { day: '24/12/2026', hours: null, note: '' },
      { day: '31/02/2026', hours: null, note: '' },
    ],
    price: 'vingt',
    months: '2,5',
    bands: [{ weekdays: [1], hours: [18, 22] as const, price: '' }],
  };
  expect(readForm(form, today)).toEqual({
    ok: false,
    faults: {
      [faultKey('exceptions', 1)]: 'day-unreadable',
      [faultKey('price')]: 'price-unreadable',
      [faultKey('months')]: 'not-a-number',
      [faultKey('bands')]: 'price-unreadable',
    },
  });
});

test('the parts that differ are named, whatever the order of their fields', () => {
  const one = aCentre();
  const reordered = { ...one, prices: { bands: one.prices.bands, base: one.prices.base }, revision: 9 };
  expect(changedParts(one, reordered)).toEqual([]);
  expect(changedParts(one, { ...one, months: 3, door: [9, 23] })).toEqual(['door', 'months']);
});
