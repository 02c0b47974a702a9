import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SectionFailure } from '../composition/sectionFailure';
import { noArrival } from '../composition/visit';
import { NotFoundPage } from './NotFoundPage';
import { SectionError } from './SectionError';
import { SectionLoading } from './SectionLoading';
import { UpdatePrompt } from './UpdatePrompt';

test('an unknown address says so and shows links', () => {
  render(<NotFoundPage />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
});

test.each([
  [new SectionFailure('unreachable', 'booking'), 'Cette page ne répond pas'],
  [new SectionFailure('incompatible', 'booking'), 'Cette page vient de changer'],
  [new Error('boom'), 'Cette page s’est arrêtée'],
])('%s: says what happened and that no data is lost, and offers a retry and a call', async (error, title) => {
  const retry = jest.fn();
  render(<SectionError error={error} arrival={{ ...noArrival, retry }} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('rien de ce que vous avez enregistré n’est perdu');
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:\+33/));
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a loading page is a skeleton with a status for screen readers', () => {
  render(<SectionLoading />);
  expect(screen.getByRole('status')).toHaveTextContent('Chargement de la page…');
});

test('a new version asks the specified question and accepts both answers', async () => {
  const answers = { onAccept: jest.fn(), onDecline: jest.fn() };
  render(<UpdatePrompt {...answers} />);
  expect(screen.getByRole('alertdialog', { name: 'Mise à jour' })).toHaveAccessibleDescription(
    /^Une nouvelle version de l’application est disponible\. Voulez-vous la recharger\s\?$/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Recharger' }));
  expect(answers.onAccept).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Plus tard' }));
  expect(answers.onDecline).toHaveBeenCalledTimes(1);
});
