import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session, useNotices } from 'shared-kernel';
import { GuestData } from './GuestData';

jest.mock('shared-kernel', () => ({
  ...jest.requireActual('shared-kernel'),
  sharedBackEnd: () => ({ url: 'https://back-end.example', anonKey: 'public' }),
}));
jest.mock('shared-kernel/download', () => ({ downloadFile: jest.fn() }));
const { downloadFile } = jest.requireMock('shared-kernel/download');

const id = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;
const key = (place: number) => ({ id: id(place), secret: `secret ${place}` });

function keep(keys: readonly object[]) {
  localStorage.setItem('reservation-keys', JSON.stringify({ version: 1, holder: null, keys }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
}
const kept = () => JSON.parse(localStorage.getItem('reservation-keys') ?? '{}').keys;

function answer(status: number, body: unknown) {
  globalThis.fetch = jest.fn(
    async () => ({ status, ok: status < 300, text: async () => JSON.stringify(body) }) as Response,
  );
}
const asked = () => {
  const [address, request] = jest.mocked(fetch).mock.calls[0] ?? [];
  return [String(address).replace(/.*\//, ''), JSON.parse(String(request?.body))];
};

function Titles() {
  return useNotices().map(({ id: notice, title, description }) => (
    <p key={notice}>
      {title} {description}
    </p>
  ));
}

async function open() {
  render(
    <>
      <GuestData />
      <Titles />
    </>,
  );
  return userEvent.setup({ delay: null });
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(session, 'token').mockResolvedValue(undefined);
});

test('a device without keys of a guest shows nothing', async () => {
  keep([{ ...key(1), of: 'b3f1' }]);
  await open();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a guest downloads what the centre knows of the reservations of this device', async () => {
  keep([key(1), { ...key(2), of: 'b3f1' }]);
  answer(200, { kind: 'known', reservations: [{ name: 'Ana Diaz' }] });
  const user = await open();
  expect(await screen.findByText(/connaît une réservation faite sans compte/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Télécharger ces données' }));
  await waitFor(() =>
    expect(downloadFile).toHaveBeenCalledWith(
      expect.stringMatching(/^jorkyball-mes-reservations-\d{4}-\d{2}-\d{2}\.json$/),
      expect.stringContaining('Ana Diaz'),
      'application/json',
    ),
  );
  expect(asked()).toEqual(['guest_data', { keys: [key(1)] }]);
});

test('a guest who has confirmed it is forgotten, and keeps the game that is too near to cancel', async () => {
  keep([key(1), key(2)]);
  localStorage.setItem('reservations', '[]');
  answer(200, { kind: 'forgotten', kept: [id(2)] });
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Effacer ces données' }));
  await user.click(screen.getByRole('button', { name: 'Non, les garder' }));
  expect(fetch).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Effacer ces données' }));
  await user.click(screen.getByRole('button', { name: 'Oui, effacer' }));
  expect(await screen.findByText(/Données effacées Une partie très proche reste réservée/)).toBeVisible();
  expect(asked()).toEqual(['forget_reservations', { keys: [key(1), key(2)] }]);
  expect(kept()).toEqual([key(2)]);
});

test('a guest whose data is not erased reads why, and keeps the keys', async () => {
  keep([key(1)]);
  answer(503, { message: 'oops' });
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Effacer ces données' }));
  await user.click(screen.getByRole('button', { name: 'Oui, effacer' }));
  expect(await screen.findByText(/n’a pas pu traiter cette demande/)).toBeVisible();
  expect(kept()).toEqual([key(1)]);
});
