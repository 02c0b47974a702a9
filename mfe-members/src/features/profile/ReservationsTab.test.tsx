import { act, screen, waitFor } from '@testing-library/react';
import { reservationStore } from 'shared-kernel';
import { reservations } from 'shared-kernel/courts';
import { openPage, player, storeUser } from '../../testing/openPage';

/** One minute before ten in the morning of a Tuesday in Paris: two hours and a minute before the reservation. */
const now = new Date('2026-09-15T07:59:00Z');
const afterLimit = new Date('2026-09-15T08:01:00Z');

const booked = {
  name: 'Thomas',
  email: 'autre@example.org',
  date: '2026-09-15',
  time: '12:00',
  players: '4',
  plan: 'Découverte',
  service: 'Non spécifié',
} as const;

beforeEach(() => {
  jest.useFakeTimers({ now, advanceTimers: true });
  storeUser(player);
});

afterEach(async () => {
  await act(async () => {
    await reservationStore.remove();
  });
  storeUser(null);
  jest.useRealTimers();
});

const openTab = () => openPage('/profil?onglet=reservations');
const book = (given: Partial<typeof booked> | object = {}) =>
  act(async () => {
    await reservations.book({ ...booked, ...given });
  });

/** The answer comes a moment later, without input meanwhile. */
const confirmCancelling = () =>
  act(async () => {
    screen.getByRole('button', { name: 'Oui, annuler' }).click();
  });

test('leaves out reservations that have begun', async () => {
  await book({ time: '09:00' });
  await openTab();
  expect(screen.getByText("Vous n'avez aucune réservation à venir.")).toBeInTheDocument();
});

test('shows a reservation of another tab at once', async () => {
  await openTab();
  await book();
  expect(screen.getByRole('heading', { name: /^mardi 15 septembre 2026, 12.h$/ })).toBeInTheDocument();
  expect(screen.getByText('4 joueurs · Découverte')).toBeInTheDocument();
});

test('links to the page of each reservation by its day and hour', async () => {
  await book();
  const { user } = await openTab();
  await user.click(screen.getByRole('link', { name: /^mardi 15 septembre 2026, 12.h$/ }));
  expect(await screen.findByRole('heading', { name: 'Une autre page' })).toBeVisible();
  expect(decodeURIComponent(location.pathname)).toBe(`/reservation/${now.toISOString()}`);
});

test('cancels more than two hours before, after asking', async () => {
  await book();
  const { user } = await openTab();
  await user.click(screen.getByRole('button', { name: /^Annuler/ }));
  expect(screen.getByRole('button', { name: 'Non, la garder' })).toHaveFocus();
  await confirmCancelling();
  await screen.findByText("Vous n'avez aucune réservation à venir.");
  expect(await reservationStore.read()).toEqual([]);
  expect(screen.getByText('Réservation annulée')).toBeInTheDocument();
});

test('offers the calendar cancellation after a cancellation', async () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => String(files.push(file)),
    revokeObjectURL: () => {},
  });
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await book();
  const { user } = await openTab();
  await user.click(screen.getByRole('button', { name: /^Annuler/ }));
  await confirmCancelling();
  await user.click(await screen.findByRole('button', { name: 'Retirer de mon agenda' }));
  expect(saved).toEqual(['jorkyball-2026-09-15-12h00-annulation.ics']);
});

test('says that the browser has lost a reservation, not that it was cancelled', async () => {
  await book();
  const { user } = await openTab();
  await user.click(screen.getByRole('button', { name: /^Annuler/ }));
  localStorage.setItem('reservations', '[]');
  await confirmCancelling();
  expect(await screen.findByText('Cette réservation n’est plus sur cet appareil')).toBeInTheDocument();
  expect(screen.queryByText('Réservation annulée')).toBeNull();
});

test('keeps the reservation when the visitor answers no', async () => {
  await book();
  const { user } = await openTab();
  await user.click(screen.getByRole('button', { name: /^Annuler/ }));
  await user.click(screen.getByRole('button', { name: 'Non, la garder' }));
  expect(await reservationStore.read()).toHaveLength(1);
});

test('closes the question by Escape, and returns the focus to its button', async () => {
  await book();
  const { user } = await openTab();
  await user.click(screen.getByRole('button', { name: /^Annuler/ }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: /^Annuler/ })).toHaveFocus();
  expect(await reservationStore.read()).toHaveLength(1);
});

test('shows the reason instead of the button less than two hours before', async () => {
  jest.setSystemTime(afterLimit);
  await book();
  await openTab();
  expect(screen.queryByRole('button', { name: /^Annuler/ })).toBeNull();
  expect(screen.getByText(/trop tard/)).toBeInTheDocument();
});

test('refuses a cancellation when the limit passes while the page is open', async () => {
  await book();
  const { user } = await openTab();
  await user.click(screen.getByRole('button', { name: /^Annuler/ }));
  jest.setSystemTime(afterLimit);
  await confirmCancelling();
  await waitFor(() => expect(screen.getByText('Réservation maintenue')).toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /annuler/i })).toBeNull();
  expect(screen.getByRole('region', { name: 'Mes réservations' })).toHaveTextContent(/trop tard/);
  expect(await reservationStore.read()).toHaveLength(1);
});
