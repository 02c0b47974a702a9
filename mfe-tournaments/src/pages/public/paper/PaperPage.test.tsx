import { screen } from '@testing-library/react';
import { aTournament } from '../../../competition/testing/aTournament';
import { openPage, storeNothing, storeTournaments } from '../../../testing/openPage';

const mockNetwork = { isThere: false };
jest.mock('../../../widgets/QrCode', () => {
  if (!mockNetwork.isThere) throw new Error('No network.');
  return jest.requireActual('../../../widgets/QrCode');
});

test('a poster is no page to print before its code is here', async () => {
  storeNothing();
  const tournament = aTournament({ teams: 8 });
  storeTournaments(tournament);
  const { user } = await openPage(`/organisateur/tournoi/${tournament.id}/imprimer`);
  const print = () => screen.getByRole('button', { name: 'Imprimer' });
  await user.click(screen.getByLabelText('Classement'));
  await user.click(screen.getByLabelText('Affiche avec le code QR'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/n’a pas pu être téléchargée/);
  expect(print()).toBeDisabled();
  mockNetwork.isThere = true;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('1 page A4')).toBeVisible();
  expect(print()).toBeEnabled();
});
