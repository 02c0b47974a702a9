import { screen } from '@testing-library/react';
import { rankOf } from 'shared-kernel/rankings';
import { openPage, player } from '../../testing/openPage';

// jsdom scrolls nowhere and complains.
beforeEach(() => jest.spyOn(window, 'scrollTo').mockImplementation());

test('shows who the player is, their rank, points, club and honours', async () => {
  await openPage('/player/3');
  expect(screen.getByRole('heading', { level: 1, name: 'Thomas Lefebvre' })).toBeInTheDocument();
  expect(screen.getByText(`#${rankOf(3)}`)).toBeInTheDocument();
  expect(screen.getAllByText('5 325').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Prouvy' })).toHaveAttribute('href', '/club/Prouvy');
  expect(screen.getByRole('link', { name: 'France' })).toHaveAttribute('href', '/nation/France');
  expect(screen.getByRole('link', { name: 'Championnat de France 2024' })).toHaveAttribute(
    'href',
    '/organisateur/tournoi/championnat-de-france-2024',
  );
});

test('says that an unknown player does not exist, and links a member to the profile', async () => {
  localStorage.setItem('user', JSON.stringify(player));
  await openPage('/player/inconnu');
  expect(screen.getByRole('heading', { level: 1, name: 'Joueur non trouvé' })).toBeInTheDocument();
  expect(screen.getByText("Le profil de ce joueur n'existe pas ou est introuvable.")).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Retour au profil' })).toHaveAttribute('href', '/profil');
});

test('links a guest from an unknown player to the ranking', async () => {
  localStorage.removeItem('user');
  await openPage('/player/inconnu');
  expect(screen.getByRole('link', { name: 'Voir le classement mondial' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Retour au profil' })).toBeNull();
});
