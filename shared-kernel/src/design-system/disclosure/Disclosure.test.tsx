import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Disclosure } from './Disclosure';

function SingleOpen() {
  const [open, setOpen] = useState<string>();
  return ['Hauteur', 'Garantie'].map((question) => (
    <Disclosure
      key={question}
      summary={question}
      open={open === question}
      onToggle={(isOpen) => setOpen(isOpen ? question : undefined)}
    >
      Réponse : {question}
    </Disclosure>
  ));
}

test('opens and closes by its summary', async () => {
  render(<Disclosure summary="Hauteur">Environ 3 m.</Disclosure>);
  const details = screen.getByRole('group');
  await userEvent.click(screen.getByText('Hauteur'));
  expect(details).toHaveAttribute('open');
  await userEvent.click(screen.getByText('Hauteur'));
  expect(details).not.toHaveAttribute('open');
});

test('the parent decides which disclosure is open', async () => {
  render(<SingleOpen />);
  const [height, warranty] = screen.getAllByRole('group');
  await userEvent.click(screen.getByText('Hauteur'));
  expect(height).toHaveAttribute('open');
  await userEvent.click(screen.getByText('Garantie'));
  expect(warranty).toHaveAttribute('open');
  expect(height).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Garantie'));
  expect(warranty).not.toHaveAttribute('open');
});
