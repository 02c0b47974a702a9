import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reservationDraft } from '../../data/reservationDraft';
import { PhoneField } from './PhoneField';

afterEach(() => act(() => reservationDraft.forget()));

test('beside input of an earlier day the form offers to clear all of it', async () => {
  reservationDraft.keep({ name: 'Ana Lefèvre', date: '14/09/2026', phone: '06 12 34 56 78' });
  render(<PhoneField />);
  expect(screen.getByText(/^Votre saisie reste dans cet onglet/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(screen.getByLabelText('Téléphone (facultatif)')).toHaveValue('');
  expect(reservationDraft.read()).toEqual({});
  expect(screen.queryByText(/^Votre saisie reste/)).not.toBeInTheDocument();
});
