import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-kernel';
import { DeskFeed } from './DeskFeed';

jest.mock('shared-kernel', () => ({
  ...jest.requireActual('shared-kernel'),
  sharedBackEnd: () => ({ url: 'https://back-end.example', anonKey: 'public' }),
}));

const asked: string[] = [];
const answers: Readonly<Record<string, object>> = {
  desk_feed: { kind: 'feed', since: '2026-09-14T10:00:00Z' },
  renew_desk_feed: { kind: 'renewed', secret: 'abc' },
  end_desk_feed: { kind: 'ended' },
};

beforeEach(() => {
  asked.length = 0;
  jest.spyOn(session, 'token').mockResolvedValue('token');
  jest.spyOn(session, 'current').mockReturnValue({ status: 'member', user: { id: 's1' } } as never);
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL) => {
    const name = String(url).replace(/^.*\/rpc\//, '');
    asked.push(name);
    const text = JSON.stringify(answers[name]);
    return { status: 200, ok: true, text: async () => text } as Response;
  });
});

afterEach(() => jest.restoreAllMocks());

test('a new address is announced, and the desk is asked before one is replaced or deleted', async () => {
  const user = userEvent.setup();
  render(<DeskFeed />);
  await user.click(screen.getByRole('button', { name: 'Agenda' }));
  await user.click(await screen.findByRole('button', { name: 'Nouvelle adresse' }));
  expect(screen.getByRole('alert')).toHaveTextContent('L’adresse actuelle cessera de fonctionner.');
  expect(asked).toEqual(['desk_feed']);
  await user.click(screen.getByRole('button', { name: 'Oui, nouvelle adresse' }));
  expect(
    await screen.findByText(/^Nouvelle adresse créée\s: l’ancienne ne fonctionne plus\.$/),
  ).toBeVisible();
  const requests = asked.length;
  const end = () => screen.getByRole('button', { name: 'Supprimer l’adresse' });
  await user.click(end());
  expect(screen.getByRole('alert')).toHaveTextContent('Votre agenda ne recevra plus rien.');
  await user.click(screen.getByRole('button', { name: 'Garder' }));
  await waitFor(() => expect(end()).toHaveFocus());
  expect(asked).toHaveLength(requests);
  await user.click(end());
  await user.click(screen.getByRole('button', { name: 'Oui, supprimer' }));
  expect(await screen.findByText('L’adresse ne répond plus.')).toBeVisible();
  expect(asked).toHaveLength(requests + 1);
});
