import { aDeskReservation } from '../testing/aDeskReservation';
import { forgetKeptDay, keepDay, readKeptDay } from './keptDay';

const today = '2026-09-15';
const list = (at: string, ...names: readonly string[]) => ({
  at: new Date(at),
  reservations: names.map((name) => aDeskReservation({ name })),
  closures: [],
});

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-09-15T12:30:00Z') });
  forgetKeptDay();
});

afterEach(() => jest.useRealTimers());

test('keeps the list of today with its time, for a reload', () => {
  keepDay(today, list('2026-09-15T12:30:00Z', 'Ana'));
  expect(readKeptDay(today)).toMatchObject({
    at: new Date('2026-09-15T12:30:00Z'),
    reservations: [{ name: 'Ana' }],
    closures: [],
  });
  jest.advanceTimersByTime(1000);
  expect(sessionStorage.getItem('draft:desk-day')).toContain('Ana');
});

test('keeps no other day, and answers none', () => {
  keepDay('2026-09-16', list('2026-09-15T12:30:00Z', 'Ana'));
  expect(readKeptDay('2026-09-16')).toBeNull();
  keepDay(today, list('2026-09-15T12:30:00Z', 'Ana'));
  expect(readKeptDay('2026-09-16')).toBeNull();
});

test('removes the list of a day that is over', () => {
  keepDay(today, list('2026-09-15T12:30:00Z', 'Ana'));
  jest.setSystemTime(new Date('2026-09-16T06:00:00Z'));
  expect(readKeptDay('2026-09-16')).toBeNull();
  jest.setSystemTime(new Date('2026-09-15T13:00:00Z'));
  expect(readKeptDay(today)).toBeNull();
});

test('a list that cannot be read counts as none', () => {
  const wrong = { ...list('2026-09-15T12:30:00Z'), reservations: [{ name: 3 }] };
  keepDay(today, wrong as never);
  expect(readKeptDay(today)).toBeNull();
});
