import { aDeskReservation } from '../testing/aDeskReservation';
import { forgetKeptDay, keepDay, readKeptDay } from './keptDay';

const today = '2026-09-15';
const list = (at: string, ...names: readonly string[]) => ({
  at: new Date(at),
  reservations: names.map((name) => aDeskReservation({ name })),
  closures: [],
});
const kept = () => JSON.parse(localStorage.getItem('desk-day') ?? 'null');

beforeEach(async () => {
  jest.useFakeTimers({ now: new Date('2026-09-15T12:30:00Z'), advanceTimers: true });
  await forgetKeptDay();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('keeps the list of today with its time', async () => {
  await keepDay(today, list('2026-09-15T12:30:00Z', 'Ana'));
  expect(await readKeptDay(today)).toMatchObject({
    at: new Date('2026-09-15T12:30:00Z'),
    reservations: [{ name: 'Ana' }],
    closures: [],
  });
});

test('keeps no other day, and answers none', async () => {
  await keepDay('2026-09-16', list('2026-09-15T12:30:00Z', 'Ana'));
  expect(kept()).toBeNull();
  await keepDay(today, list('2026-09-15T12:30:00Z', 'Ana'));
  expect(await readKeptDay('2026-09-16')).toBeNull();
});

test('removes the list of a day that is over', async () => {
  await keepDay(today, list('2026-09-15T12:30:00Z', 'Ana'));
  jest.setSystemTime(new Date('2026-09-16T06:00:00Z'));
  expect(await readKeptDay('2026-09-16')).toBeNull();
  expect(kept()).toBeNull();
});

test('writes a list without news once a minute, and news at once', async () => {
  await keepDay(today, list('2026-09-15T12:30:00Z', 'Ana'));
  await keepDay(today, list('2026-09-15T12:30:15Z', 'Ana'));
  expect(kept().at).toBe('2026-09-15T12:30:00.000Z');
  await keepDay(today, list('2026-09-15T12:31:05Z', 'Ana'));
  expect(kept().at).toBe('2026-09-15T12:31:05.000Z');
  await keepDay(today, list('2026-09-15T12:31:10Z', 'Ana', 'Omar'));
  expect(kept().reservations).toHaveLength(2);
});

test('a text that is no list of the desk counts as none', async () => {
  localStorage.setItem('desk-day', JSON.stringify({ day: today, at: 'x', reservations: [{ name: 3 }] }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(await readKeptDay(today)).toBeNull();
});
