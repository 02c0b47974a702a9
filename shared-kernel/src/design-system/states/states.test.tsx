import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageTitle, Section } from 'shared-kernel/ui';
import { EmptyState, ErrorState } from './states';

test('an empty state says so and offers an action', () => {
  render(
    <EmptyState
      title="Vous n’avez aucune réservation à venir."
      action={<button type="button">Réserver</button>}
    />,
  );
  expect(screen.getByText('Vous n’avez aucune réservation à venir.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réserver' })).toBeVisible();
});

test('the court of an empty state is decorative', () => {
  const { container } = render(<EmptyState title="Aucun match." />);
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('an error is announced and offers a retry', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="Le calendrier n’a pas pu être chargé" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Le calendrier');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a section with a title is a region with that name', () => {
  render(<Section title="Nos services">…</Section>);
  expect(screen.getByRole('region', { name: 'Nos services' })).toBeInTheDocument();
});

test('the title of a page can take the focus', () => {
  render(<PageTitle eyebrow="Espace membre">Mon profil</PageTitle>);
  screen.getByRole('heading', { level: 1, name: 'Mon profil' }).focus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
