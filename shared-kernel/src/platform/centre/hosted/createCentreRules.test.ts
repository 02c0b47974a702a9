import type { CentreSettings } from '../centreRules';
import { createCentreRules } from './createCentreRules';

const settings: CentreSettings = {
  revision: 1,
  hours: Array.from({ length: 7 }, () => [18, 21] as const),
  door: [8, 23],
  exceptions: [{ day: '2026-12-25', hours: null, note: 'Noël' }],
  courts: [{ number: 1, name: '' }],
  months: 2,
  notice: 120,
  prices: { base: 2500, bands: [] },
};
const rules = createCentreRules(settings, new Date('2026-11-21T11:00:00Z'), [
  ['2026-11-30', 19, 20, 'Terrain en travaux'],
  ['2026-12-01', 18, 20, 'Stage'],
  ['2026-12-01', 21, 21, 'Match de gala'],
]);

test('at the hours at which all courts are closed no game begins, and the sentence says why', () => {
  expect(rules.slotsOf('2026-11-30')).toEqual(['18:00', '21:00']);
  expect(rules.whyClosed('2026-11-30', '19:00')).toBe(
    'Terrain en travaux\u00a0: choisissez une autre heure.',
  );
  expect(rules.whyClosed('2026-11-30', '22:00')).toMatch(/^Il n’y a pas de partie/);
  expect(rules.slotsOf('2026-12-01')).toEqual([]);
  expect(rules.whyClosed('2026-12-01')).toBe('Stage\u00a0: choisissez un autre jour.');
});

test('without an hour the price is the lowest of the open hours, said with « à partir de » where they differ', () => {
  const priced = (bands: CentreSettings['prices']['bands'], hours = settings.hours) => {
    const { priceFrom, hourPrice } = createCentreRules(
      { ...settings, hours, prices: { base: 2500, bands } },
      new Date(),
    );
    return `${priceFrom}${hourPrice()}`;
  };
  const week = [1, 2, 3, 4, 5, 6, 7];
  expect(priced([])).toBe('2500');
  expect(priced([{ weekdays: [5], hours: [18, 23], cents: 3050 }])).toBe('à partir de 2500');
  expect(priced([{ weekdays: [1], hours: [20, 20], cents: 1500 }])).toBe('à partir de 1500');
  // Prices that no visitor pays: no game is played at ten, nor the usual price below a band for all hours.
  expect(priced([{ weekdays: [1], hours: [10, 10], cents: 1500 }])).toBe('2500');
  expect(priced([{ weekdays: week, hours: [0, 23], cents: 3050 }])).toBe('3050');
  expect(priced([{ weekdays: [7], hours: [0, 23], cents: 1500 }], settings.hours.with(6, null))).toBe('2500');
});

test('other days, and the place of an hour, are as the settings say', () => {
  expect(rules.slotsOf('2026-12-02')).toHaveLength(4);
  expect(rules.allSlots).toHaveLength(4);
  expect(rules.closedHours('2026-11-30')).toBe('De 19\u00a0h à 21\u00a0h\u00a0: Terrain en travaux.');
  expect(['2026-12-01', '2026-12-25', '2026-12-02'].map(rules.closedInWords)).toEqual([
    'fermé\u00a0: Stage',
    'fermé\u00a0: Noël',
    '',
  ]);
  expect(rules.whyClosed('2026-12-25')).toMatch(/Le centre est fermé ce jour-là \(Noël\)/);
});
