import { screen, waitFor } from '@testing-library/react';
import { button, held, keep, openConfirmation, startFresh } from '../../testing/confirmationVisit';

let isBroken = true;
jest.mock('./MoveReservation', () => {
  if (isBroken) throw new Error('the script did not come');
  return jest.requireActual('./MoveReservation');
});

startFresh();

test('says that the code of a move did not load, and the next press loads it', async () => {
  keep(held);
  const { user } = await openConfirmation();
  await user.click(button('Déplacer'));
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent(/n’a pas pu être chargé/));
  isBroken = false;
  await user.click(button('Déplacer'));
  expect(await screen.findByRole('heading', { name: /Choisissez un nouveau créneau/ })).toHaveFocus();
});
