import '../testing/database';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { observeStandings, stand, unsent } from '../sync/sending';
import * as words from '../sync/strings';
import { Connection } from './Connection';
import { useReadyForOffline } from './useReadyForOffline';

let mockSharing: (arrived: object) => void;
jest.mock('../store/loadSharing', () => ({
  fetchSharing: () =>
    new Promise((resolve) => {
      mockSharing = resolve;
    }),
}));

const kept = /tout est gardé sur cet appareil/i;

function goOffline(isOffline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  act(() => {
    window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
  });
}

afterEach(() => jest.restoreAllMocks());

test('says which data are saved when IndexedDB alone refuses', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Refused.', 'SecurityError');
  });
  render(<Connection />);
  expect(screen.getByRole('status')).toHaveTextContent(/^En ligne\.$/);
  expect(
    await screen.findByText(/^En ligne\. Les tournois et les scores sont gardés sur cet appareil/),
  ).toBeVisible();
});

test('says that everything is saved', async () => {
  render(<Connection />);
  expect(await screen.findByText('Tout est gardé sur cet appareil.')).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

test('says that nothing can be saved when storage refuses', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  render(<Connection />);
  expect(
    await screen.findByText('En ligne. Rien ne peut être gardé sur cet appareil : stockage refusé ou plein.'),
  ).toBeVisible();
  goOffline(true);
  expect(screen.getByRole('status')).toHaveTextContent('Hors ligne. Rien ne peut être gardé');
});

test('says offline whether the other pages are cached', async () => {
  const persist = jest.fn();
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
  render(<Connection />);
  expect(await screen.findByText(kept)).toBeVisible();
  goOffline(true);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Hors ligne. Les autres pages de l’organisateur ne sont pas encore toutes téléchargées.',
  );
  let isThere = false;
  const parts = () => [isThere ? Promise.resolve() : Promise.reject(new Error('Offline.'))];
  renderHook(() => useReadyForOffline(parts));
  goOffline(false);
  goOffline(true);
  await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent(kept));
  isThere = true;
  goOffline(false);
  goOffline(true);
  expect(await screen.findByText(kept)).toBeVisible();
  // The shell asks for that when something is saved.
  expect(persist).not.toHaveBeenCalled();
});

test('calls a tournament the same everywhere only once the back end has answered', async () => {
  render(<Connection />);
  const status = await screen.findByText(kept);
  await act(async () => mockSharing({ ...words, unsent, observeUnsent: observeStandings }));
  const says = (kind: Parameters<typeof stand>[1], text: RegExp, isAlarming = false) => {
    act(() => stand('coupe', kind));
    expect(status).toHaveTextContent(text);
    expect(status.hasAttribute('data-alarming')).toBe(isAlarming);
  };
  says('sending', /^En ligne, envoi en cours…$/);
  says('sent', /^En ligne\. Ce tournoi est le même sur tous les appareils\.$/);
  says('unreachable', /pas encore envoyés/, true);
  // A retry is no news.
  says('sending', /pas encore envoyés/, true);
  says('sent', /le même sur tous les appareils/);
});
