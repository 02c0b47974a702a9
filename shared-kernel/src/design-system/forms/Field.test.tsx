import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField, TextField } from './fields';

test('a control is named by the visible label above it', async () => {
  render(<TextField label="Nom" />);
  await userEvent.click(screen.getByText('Nom'));
  expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveFocus();
});

test('an error describes its control, and is no alert', () => {
  render(<TextField label="Email" error="L’email est requis." hint="Pour la confirmation." />);
  const control = screen.getByRole('textbox', { name: 'Email' });
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('L’email est requis. Pour la confirmation.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a required field is marked in text and for assistive technology, and keeps its name', () => {
  render(<SelectField label="Heure" required options={[{ value: '10:00' }]} />);
  expect(screen.getByText('obligatoire')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Heure' })).toBeRequired();
});
