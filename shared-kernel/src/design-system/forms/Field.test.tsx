import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select, TextInput } from './controls';
import { Field } from './Field';

test('a control is named by the visible label above it', async () => {
  render(<Field label="Nom">{(control) => <TextInput {...control} />}</Field>);
  await userEvent.click(screen.getByText('Nom'));
  expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveFocus();
});

test('an error describes its control, and is no alert', () => {
  render(
    <Field label="Email" error="L’email est requis." hint="Pour la confirmation.">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'Email' });
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('L’email est requis. Pour la confirmation.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a required field is marked in text and for assistive technology, and keeps its name', () => {
  render(
    <Field label="Heure" required>
      {(control) => (
        <Select {...control}>
          <option>10:00</option>
        </Select>
      )}
    </Field>,
  );
  expect(screen.getByText('obligatoire')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Heure' })).toBeRequired();
});
