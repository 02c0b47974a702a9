import type { CentreSettings } from '../centreRules';
import { structuredHours } from './structuredHours';

const settings: CentreSettings = {
  revision: 2,
  hours: [null, [10, 23], null, null, null, [9, 19], null],
  door: [8, 23],
  exceptions: [
    { day: '2026-12-25', hours: null, note: 'Noël' },
    { day: '2026-12-28', hours: [14, 16], note: '' },
  ],
  courts: [],
  months: 2,
  notice: 120,
  prices: { base: 2500, bands: [] },
};

test('the opening hours of search engines are the settings, once they are known', () => {
  const opening = { '@type': 'OpeningHoursSpecification' };
  const day = (date: string) => ({ validFrom: date, validThrough: date });
  expect(structuredHours(settings)).toEqual([
    { ...opening, dayOfWeek: 'Tuesday', opens: '08:00', closes: '23:00' },
    { ...opening, dayOfWeek: 'Saturday', opens: '08:00', closes: '20:00' },
    { ...opening, ...day('2026-12-25'), opens: '00:00', closes: '00:00' },
    { ...opening, ...day('2026-12-28'), opens: '08:00', closes: '17:00' },
  ]);
});
