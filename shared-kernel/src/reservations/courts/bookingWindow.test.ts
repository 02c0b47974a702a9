import fc from 'fast-check';
import { bookingWindow, openSlots } from './bookingWindow';
import { slots } from './slots';

// Every expectation starts from an instant in UTC, so the device's own zone has no say; `TZ=America/Los_Angeles`,
// `TZ=Pacific/Auckland` and `TZ=Europe/Paris` must all pass.

const anyInstant = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2036-01-01T00:00:00Z'),
  noInvalidDate: true,
});

function parisDay(instant: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(instant);
}

test.each([
  ['2026-09-15T12:00:00Z', '2026-09-15', '2026-11-15'],
  ['2026-12-31T23:00:00Z', '2027-01-01', '2027-03-01'],
  ['2027-12-31T12:00:00Z', '2027-12-31', '2028-02-29'],
])('opens at %s the days from %s to two months later, %s', (now, first, last) => {
  expect(bookingWindow(new Date(now))).toEqual({ first, last });
});

test('starts on the day of Paris at every instant', () => {
  fc.assert(
    fc.property(anyInstant, (now) => {
      const { first, last } = bookingWindow(now);
      expect(first).toBe(parisDay(now));
      const days = (Date.parse(last) - Date.parse(first)) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(59);
      expect(days).toBeLessThanOrEqual(62);
    }),
  );
});

test('offers fourteen hours a day, 10:00 to 23:00', () => {
  expect(slots).toHaveLength(14);
  expect([slots[0], slots.at(-1)]).toEqual(['10:00', '23:00']);
});

test('offers every hour of future days, and the future hours of today', () => {
  fc.assert(
    fc.property(anyInstant, (now) => {
      const { first, last } = bookingWindow(now);
      expect(openSlots(last, now)).toEqual(slots);
      const open = openSlots(first, now);
      expect(open).toEqual(slots.slice(slots.length - open.length));
      for (const slot of slots) {
        const hour = Number(
          new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', hour: '2-digit' }).format(now),
        );
        expect(open.includes(slot)).toBe(Number(slot.slice(0, 2)) > hour);
      }
    }),
  );
});
