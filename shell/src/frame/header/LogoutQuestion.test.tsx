import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mayLogOut } from './LogoutQuestion';

const pending: object[] = [];

jest.mock('shared-kernel', () => ({
  ...jest.requireActual('shared-kernel'),
  sharedBackEnd: () => ({ openOutbox: async () => ({ pending: () => pending }) }),
}));

afterEach(() => {
  sessionStorage.clear();
  pending.length = 0;
});

test('a member with nothing to lose logs out without a question', async () => {
  pending.push({ by: 'm1' }, { by: null, validUntil: '2026-11-21T12:00:00Z' });
  expect(await mayLogOut()).toBe(true);
});

test('a logout asks about unsaved settings of the centre', async () => {
  sessionStorage.setItem('draft:centre-settings', '{}');
  const answer = mayLogOut();
  const question = await screen.findByRole('alertdialog', { name: /Vous déconnecter maintenant/ });
  expect(question).toHaveTextContent(/^[^.]*Des réglages du centre ne sont pas enregistrés/);
  expect(question).not.toHaveTextContent(/attend encore la réponse/);
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(await answer).toBe(false);
  await waitFor(() => expect(question).not.toBeInTheDocument());
});
