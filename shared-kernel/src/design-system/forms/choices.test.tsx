import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './Checkbox';
import { RadioGroup } from './RadioGroup';

function Roles() {
  const [role, setRole] = useState<'player' | 'organizer'>('player');
  return (
    <RadioGroup
      legend="Rôle"
      name="role"
      value={role}
      onChange={setRole}
      options={[
        { value: 'player', label: 'Joueur' },
        { value: 'organizer', label: 'Organisateur' },
      ]}
    />
  );
}

test('radio buttons are native ones in a named group', async () => {
  render(<Roles />);
  expect(screen.getByRole('group', { name: 'Rôle' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Joueur' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Organisateur' }));
  expect(screen.getByRole('radio', { name: 'Organisateur' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Joueur' })).not.toBeChecked();
});

test('an error describes its group', () => {
  render(
    <RadioGroup
      legend="Joueurs"
      name="players"
      value={undefined}
      onChange={() => {}}
      options={[]}
      error="Choisissez."
    />,
  );
  expect(screen.getByRole('group', { name: 'Joueurs' })).toHaveAccessibleDescription('Choisissez.');
});

test('a checkbox is ticked by its label and described by its hint', async () => {
  render(<Checkbox label="Aller-retour" hint="Chaque équipe reçoit une fois." />);
  const box = screen.getByRole('checkbox', { name: 'Aller-retour' });
  expect(box).toHaveAccessibleDescription('Chaque équipe reçoit une fois.');
  await userEvent.click(screen.getByText('Aller-retour'));
  expect(box).toBeChecked();
});
