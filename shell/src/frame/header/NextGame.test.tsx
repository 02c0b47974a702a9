import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { configureKernel, type Reservation, session } from 'shared-kernel';
import { reservations } from 'shared-kernel/courts';
import { renderFrame } from '../testing/renderFrame';
import { Header } from './Header';

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

/** Sets the clock to the minute before an instant (UTC), and lets that minute pass. */
async function pass(time: string, day = '2026-11-22') {
  jest.setSystemTime(new Date(`${day}T${time}Z`).getTime() - 60_000);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
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

test('a visitor without a reservation sees no line', async () => {
  renderFrame();
  await settle();
  expect(words()).toBeNull();
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

test('the line shows the next game, another one once it has begun, then none', async () => {
  await keepInAnotherTab([
    aReservation('2026-11-28'),
    aReservation('2026-11-20'),
    aReservation('2026-11-22', '12:00'),
  ]);
  renderFrame();
  await settle();
  expect(words()).toBe('Prochaine partie Dim. 22 nov., 12 h');
  await pass('10:59:00');
  expect(words()).toBe('Prochaine partie Dim. 22 nov., 12 h');
  await pass('11:00:00');
  expect(words()).toBe('Prochaine partie Sam. 28 nov., 18 h');
  await pass('17:00:00', '2026-11-28');
  expect(words()).toBeNull();
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

test('the line follows a booking and a cancellation at once, in this tab and another', async () => {
  renderFrame();
  const { id: _, ...draft } = aReservation('2026-11-25', '20:00');
  const added = reservations.book(draft, now);
  await settle();
  expect(words()).toBe('Prochaine partie Mer. 25 nov., 20 h');
  const kept = await added;
  if (kept.kind !== 'booked') throw new Error('Not kept.');
  await keepInAnotherTab([aReservation('2026-11-23'), kept.reservation]);
  expect(words()).toBe('Prochaine partie Lun. 23 nov., 18 h');
  await keepInAnotherTab([kept.reservation]);
  expect(words()).toBe('Prochaine partie Mer. 25 nov., 20 h');
  void reservations.cancel(kept.reservation.id, now);
  await settle();
  expect(words()).toBeNull();
});

test('unreadable days and hours are skipped', async () => {
  await keepInAnotherTab([aReservation('demain', 'midi'), aReservation('2026-11-28')]);
  renderFrame();
  await settle();
  expect(words()).toBe('Prochaine partie Sam. 28 nov., 18 h');
});

test('the line links to its game, and stays through login and logout', async () => {
  await keepInAnotherTab([aReservation('2026-11-28')]);
  renderFrame();
  await settle();
  const page = '/reservation/2026-11-28T18%3A00%3A00.000Z';
  expect(shown()).toHaveAttribute('href', page);
  void session.signIn({ email: '', password: '' }, 'player');
  await settle();
  expect(shown()).toHaveAttribute('href', page);
  void session.signOut();
  await settle();
  expect(shown()).toHaveAttribute('href', page);
});

test('the line follows a moved game, in this tab and in others', async () => {
  const game = aReservation('2026-11-28');
  await keepInAnotherTab([game]);
  renderFrame();
  await settle();
  void reservations.move(game.id, { date: '2026-11-29', time: '20:00' }, now);
  await settle();
  expect(words()).toBe('Prochaine partie Dim. 29 nov., 20 h');
  await keepInAnotherTab([{ ...game, date: '2026-11-30' }]);
  expect(words()).toBe('Prochaine partie Lun. 30 nov., 18 h');
});

test('the server renders no line, so that hydration matches', async () => {
  await keepInAnotherTab([aReservation('2026-11-28')]);
  const html = renderToString(
    <MemoryRouter>
      <Header isMenuOpen={false} onMenuChange={() => {}} />
    </MemoryRouter>,
  );
  expect(html).not.toContain('Prochaine partie');
});
