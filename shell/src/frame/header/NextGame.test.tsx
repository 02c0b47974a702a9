import { act, screen, within } from '@testing-library/react';
import { configureKernel, type Reservation } from 'shared-kernel';
import { renderFrame } from '../testing/renderFrame';

/** A Sunday, eleven o'clock in Paris. */
const now = new Date('2026-11-22T10:00:00Z');

const aReservation = (date: string, time = '18:00'): Reservation => ({
  id: `${date}T${time}:00.000Z`,
  name: 'Ana Diaz',
  email: 'ana@example.org',
  date,
  time,
  players: '4',
  plan: 'Non spécifié',
  service: 'Non spécifié',
});

const shown = () => within(screen.getByRole('banner')).queryByRole('link', { name: /Prochaine partie/ });
/** No-break spaces read as spaces. */
const words = () => shown()?.textContent?.replaceAll('\u00a0', ' ') ?? null;

/** The event arrives through promises, and the line loads in a chunk of its own. */
async function settle() {
  for (let turn = 0; turn < 5; turn += 1)
    await act(async () => void (await jest.advanceTimersByTimeAsync(1)));
}

/** As another tab does it: the storage changes, and the browser emits its event. */
async function keepInAnotherTab(kept: readonly Reservation[]) {
  localStorage.setItem('reservations', JSON.stringify(kept));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'reservations' })));
  await settle();
}

beforeAll(() => configureKernel({ configuration: {} }));

beforeEach(() => {
  jest.useFakeTimers({
    now,
    doNotFake: ['queueMicrotask', 'nextTick', 'requestAnimationFrame', 'setInterval', 'performance'],
  });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

afterEach(async () => {
  await keepInAnotherTab([]);
  jest.useRealTimers();
});

test('a game that its guest has to confirm by mail says so', async () => {
  const game = { ...aReservation('2026-11-28'), confirmBy: '2026-11-22T10:15:00Z' };
  await keepInAnotherTab([game]);
  renderFrame();
  await settle();
  expect(words()).toBe('Prochaine partie Sam. 28 nov., 18 h, à confirmer');
});

test.each([
  ['2026-11-28', '18:00', 'Prochaine partie Sam. 28 nov., 18 h'],
  ['2026-12-01', '09:00', 'Prochaine partie Mar. 1er déc., 9 h'],
  ['2027-02-21', '10:30', 'Prochaine partie Dim. 21 févr., 10 h 30'],
])('a game on %s at %s is written in everyday words', async (date, time, sentence) => {
  await keepInAnotherTab([aReservation(date, time)]);
  renderFrame();
  await settle();
  expect(words()).toBe(sentence);
});

test('a tab that was hidden updates the line when it becomes visible', async () => {
  await keepInAnotherTab([aReservation('2026-11-22', '12:00')]);
  renderFrame();
  await settle();
  jest.setSystemTime(new Date('2026-11-22T12:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await settle();
  expect(words()).toBeNull();
});

test('correcting a wrong clock shows the game again', async () => {
  jest.setSystemTime(new Date('2030-01-01T10:00:00Z'));
  await keepInAnotherTab([aReservation('2026-11-28')]);
  renderFrame();
  await settle();
  expect(words()).toBeNull();
  jest.setSystemTime(now);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(words()).toBe('Prochaine partie Sam. 28 nov., 18 h');
});

test('unreadable days and hours are skipped', async () => {
  await keepInAnotherTab([aReservation('demain', 'midi'), aReservation('2026-11-28')]);
  renderFrame();
  await settle();
  expect(words()).toBe('Prochaine partie Sam. 28 nov., 18 h');
});
