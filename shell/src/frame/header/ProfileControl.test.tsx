import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Role, session } from 'shared-kernel';
import { renderFrame } from '../testing/renderFrame';

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

async function signIn(role: Role) {
  await act(async () => {
    await session.signIn({ email: '', password: '' }, role);
  });
}

async function openMenu() {
  const button = await screen.findByRole('button', { name: /^Menu du profil de/, hidden: true });
  await userEvent.click(button);
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!panel) throw new Error('The profile menu has no panel.');
  return within(panel);
}

afterEach(async () => {
  await act(async () => {
    await session.signOut();
  });
});

test('a player finds their ranking and their pages', async () => {
  await signIn('player');
  renderFrame();
  const menu = await openMenu();
  expect(await menu.findByText(/^(Classement: #\d+|Non classé)$/)).toBeInTheDocument();
  expect(
    menu.getAllByRole('link', { hidden: true }).map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Mes informations', '/profil'],
    ['Mes tournois', '/profil?onglet=tournaments'],
    ['Mon abonnement', '/profil?onglet=subscription'],
    ['Mes réservations', '/profil?onglet=reservations'],
    ['Ma licence', '/profil?onglet=license'],
  ]);
});

test('an organiser finds their tournaments and no ranking', async () => {
  await signIn('organizer');
  renderFrame();
  const menu = await openMenu();
  expect(menu.getByText('Organisateur')).toBeInTheDocument();
  expect(
    menu.getAllByRole('link', { hidden: true }).map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Mes Tournois', '/organisateur'],
    ['Créer un Tournoi', '/organisateur/creer-tournoi'],
  ]);
});

test('logging out opens the home page, which links to the login', async () => {
  await signIn('player');
  renderFrame('/tournois');
  const menu = await openMenu();
  await userEvent.click(menu.getByRole('button', { name: 'Déconnexion', hidden: true }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Deux contre deux' })).toBeInTheDocument(),
  );
  expect(screen.getByRole('link', { name: 'Connexion', hidden: true })).toBeInTheDocument();
});
