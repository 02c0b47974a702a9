import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { paths, pauseNotices, type Reservation, reservationStore, useNotices } from 'shared-kernel';
import { Component } from '../features/confirmation/ConfirmationPage';

/** A Tuesday in September, half past two in Paris. */
const now = new Date('2026-09-15T12:30:00Z');

/** On Sunday at six. */
export const held: Reservation = {
  id: '2026-09-01T08:00:00.000Z',
  name: 'Ana Lefèvre',
  email: 'ana@exemple.fr',
  date: '2026-09-20',
  time: '18:00',
  players: '4',
  plan: 'Non spécifié',
  service: 'Jeu libre',
};

/** The line between the tabs, which jsdom has not; opened when the page first listens. */
let line: TabLine | undefined;
class TabLine {
  onmessage: ((event: MessageEvent) => unknown) | null = null;
  constructor() {
    line = this;
  }
  postMessage() {}
}
Object.assign(globalThis, { BroadcastChannel: TabLine });

/** Every test of the page starts with this visitor's empty browser, at `now`. */
export function startFresh() {
  beforeEach(() => {
    jest.useFakeTimers({ now, advanceTimers: true });
  });

  afterEach(async () => {
    await act(async () => void (await reservationStore.remove()));
    // Notices outlive the page that gave them.
    act(() => jest.advanceTimersByTime(60_000));
    jest.useRealTimers();
    localStorage.clear();
    sessionStorage.clear();
  });
}

export function keep(...reservations: readonly Reservation[]) {
  localStorage.setItem('reservations', JSON.stringify(reservations));
}

/** As another tab does it: the storage changes, and the browser emits its event. */
export async function keepInAnotherTab(...reservations: readonly Reservation[]) {
  keep(...reservations);
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key: 'reservations' })));
}

/** Another tab's event: it arrives before the storage has changed here, or after. */
export async function hearFromAnotherTab(name: string, reservationId: string) {
  await act(
    async () =>
      void line?.onmessage?.(new MessageEvent('message', { data: { name, payload: { reservationId } } })),
  );
}

/** The stored list is damaged or missing: a person deleted the site's data, or a disk has failed. */
export async function loseInAnotherTab(text: string | null) {
  if (text === null) localStorage.clear();
  else localStorage.setItem('reservations', text);
  const key = text === null ? null : 'reservations';
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key })));
}

/** Sets the clock to an instant, and lets the page notice it. */
export async function pass(to: string) {
  jest.setSystemTime(new Date(to));
  await act(async () => void jest.advanceTimersByTime(15_000));
}

export const kept = (): readonly Reservation[] => JSON.parse(localStorage.getItem('reservations') ?? '[]');

// A busy machine may look for a notice after its five seconds.
pauseNotices('tests');

function Notices() {
  return (
    <div role="log">
      {useNotices().map(({ id, title, description }) => (
        <p key={id}>{`${title} ${description ?? ''}`}</p>
      ))}
    </div>
  );
}

export async function openConfirmation(id = held.id) {
  const view = render(
    <MemoryRouter initialEntries={[paths.reservation(id)]}>
      <main>
        <Routes>
          <Route path="/reservation/:reservationId" element={<Component />} />
        </Routes>
      </main>
      <Notices />
    </MemoryRouter>,
  );
  await act(async () => {});
  return { ...view, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

export const title = () => screen.getByRole('heading', { level: 1 });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const noButton = (name: string | RegExp) => screen.queryByRole('button', { name });
