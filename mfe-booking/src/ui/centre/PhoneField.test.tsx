import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-kernel';
import { reservations } from 'shared-kernel/courts';
import { reservationDraft } from '../../data/reservationDraft';
import { openPage, startFresh } from '../../testing/bookingVisit';
import { PhoneField } from './PhoneField';

startFresh();
afterEach(() => jest.restoreAllMocks());

test('beside input of an earlier day the form offers to clear all of it', async () => {
  reservationDraft.keep({ name: 'Ana Lefèvre', date: '14/09/2026', phone: '06 12 34 56 78' });
  render(<PhoneField />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  expect(screen.getByText(/^Votre saisie reste dans cet onglet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(screen.getByLabelText('Téléphone (facultatif)')).toHaveValue('');
  expect(reservationDraft.read()).toEqual({});
  expect(screen.queryByText(/^Votre saisie reste/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Téléphone (facultatif)'), '06');
  expect(reservationDraft.read()).toEqual({ phone: '06' });
});

test('the number goes to the centre, whose refusals are told with their sentences', async () => {
  jest.spyOn(session, 'kind', 'get').mockReturnValue('hosted');
  const book = jest.spyOn(reservations, 'book').mockResolvedValue({ kind: 'declined', reason: 'phone' });
  act(() =>
    reservationDraft.keep({
      name: 'Ana Lefèvre',
      email: 'ana@exemple.fr',
      date: '20/09/2026',
      time: '18:00',
      phone: '06 12',
    }),
  );
  openPage();
  const submit = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  submit();
  expect(
    await screen.findByText(/^Le numéro de téléphone n’est pas lisible\s: écrivez-le en chiffres/),
  ).toBeVisible();
  expect(book).toHaveBeenCalledWith(expect.objectContaining({ phone: '06 12' }), undefined, undefined);
  // The desk keeps their account from booking.
  book.mockResolvedValue({ kind: 'declined', reason: 'suspended', sentence: 'Passez nous voir.' });
  submit();
  const sentence = await screen.findByText('Passez nous voir.');
  expect(sentence.parentElement).toHaveTextContent(/^Son message\s: «\sPassez nous voir\.\s»$/);
  expect(screen.getByText(/^Cette adresse ne peut pas réserver en ligne\./)).toBeVisible();
});
