import fc from 'fast-check';
import {
  dayNames,
  formatDay,
  formatHour,
  formatLongDay,
  formatNumber,
  formatPrice,
  isolated,
} from './formats';

test('numbers and prices equal the browser’s own format', () => {
  const number = new Intl.NumberFormat('fr-FR');
  const price = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999, max: 9_999_999_999 }), fc.nat(99), (whole, cents) => {
      expect(formatNumber(whole)).toBe(number.format(whole));
      expect(formatNumber(whole / 10)).toBe(number.format(whole / 10));
      const amount = Math.abs(whole) + cents / 100;
      expect(formatPrice(amount)).toBe(price.format(amount).replace(/,00(?=\u00a0€)/, ''));
    }),
  );
});

test.each([
  ['2025-09-15', '15/09/2025', 'lundi 15 septembre 2025'],
  ['2026-01-01', '01/01/2026', 'jeudi 1er janvier 2026'],
  ['2026-08-11', '11/08/2026', 'mardi 11 août 2026'],
  ['2024-02-29', '29/02/2024', 'jeudi 29 février 2024'],
  ['2026-03-29', '29/03/2026', 'dimanche 29 mars 2026'],
])('the day %s is written %s and %s', (day, short, long) => {
  expect(formatDay(day)).toBe(short);
  expect(formatLongDay(day)).toBe(long);
});

test('days equal the format of Intl, except for the first of a month', () => {
  const [long, short] = (['long', 'short'] as const).map(
    (width) =>
      new Intl.DateTimeFormat('fr-FR', {
        weekday: width,
        day: 'numeric',
        month: width,
        year: 'numeric',
        timeZone: 'UTC',
      }),
  );
  for (let day = 0; day < 800; day += 1) {
    const date = new Date(Date.UTC(2027, 0, day));
    const names = dayNames(date.toISOString().slice(0, 10));
    const number = names?.number === '1er' ? '1' : names?.number;
    expect(`${names?.weekday} ${number} ${names?.month} ${names?.year}`).toBe(long?.format(date));
    expect(`${names?.shortWeekday} ${number} ${names?.shortMonth} ${names?.year}`).toBe(short?.format(date));
  }
  expect(dayNames('2027-02-01')?.number).toBe('1er');
  expect(dayNames('2027-02-30')).toBeUndefined();
});

test.each([
  ['18:00', '18\u00a0h'],
  ['08:00', '8\u00a0h'],
  ['18:30', '18\u00a0h\u00a030'],
  ['00:05', '0\u00a0h\u00a005'],
  ['midi', 'midi'],
  ['', ''],
])('the hour %p is written %p', (time, text) => {
  expect(formatHour(time)).toBe(text);
});

test.each(['', 'demain', '2025-13-01', '2025-02-30', '15/09/2025'])(
  'an invalid day « %s » is returned unchanged',
  (text) => {
    expect(formatDay(text)).toBe(text);
    expect(formatLongDay(text)).toBe(text);
  },
);

test.each(['אריות תל אביב', 'نسور الرباط', 'FC הפועל', '\u{10a00}', 'Léa\u202e'])(
  'the name %s is isolated in a sentence',
  (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  },
);

test.each(['Étoile d’Évreux', 'Łódź', 'Спартак', '東京', 'Les 🏆'])(
  'the name %s stays as it was typed',
  (name) => {
    expect(isolated(name)).toBe(name);
  },
);
