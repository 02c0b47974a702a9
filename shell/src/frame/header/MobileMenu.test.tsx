import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-kernel';
import { renderFrame } from '../testing/renderFrame';

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

function toggle() {
  return screen.getByRole('button', { name: 'Menu' });
}

async function openMenu() {
  await userEvent.click(toggle());
  const panel = document.getElementById(toggle().getAttribute('aria-controls') ?? '');
  if (!panel) throw new Error('The menu did not open.');
  return within(panel);
}

test('has the entries of the desktop menu', async () => {
  renderFrame();
  const menu = await openMenu();
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Le Jorkyball',
    'News',
    'Tournois',
    'Services & Tarifs',
    'Conception & Fabrication',
    'Nous contacter',
    'Jorkyball TV',
    'Réserver',
    'Connexion',
  ]);
});

test('takes the focus, and makes the page behind it inert', async () => {
  renderFrame();
  const menu = await openMenu();
  expect(menu.getByRole('link', { name: 'Le Jorkyball' })).toHaveFocus();
  // A frame after the menu is painted.
  await waitFor(() => expect(document.getElementById('contenu')).toHaveAttribute('inert'));
  await waitFor(() => expect(document.documentElement.style.overflow).toBe('hidden'));
});

test('closes by Escape, and returns the focus to the toggle', async () => {
  renderFrame();
  await openMenu();
  await userEvent.keyboard('{Escape}');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(toggle()).toHaveFocus();
  expect(document.getElementById('contenu')).not.toHaveAttribute('inert');
  expect(document.documentElement.style.overflow).toBe('');
});

test('closes after a navigation', async () => {
  renderFrame();
  const menu = await openMenu();
  await userEvent.click(menu.getByRole('link', { name: 'Tournois' }));
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('heading', { level: 1, name: 'Tous les Tournois' })).toHaveFocus();
});

test('closes when the visitor goes back', async () => {
  renderFrame();
  await openMenu();
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

test('closes when the visitor presses the home link', async () => {
  renderFrame('/blog');
  await openMenu();
  await userEvent.click(screen.getByRole('link', { name: /, accueil$/ }));
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('heading', { level: 1, name: 'Deux contre deux' })).toHaveFocus();
});

test('stays open when an earlier navigation ends', async () => {
  const { go } = renderFrame();
  await openMenu();
  go('/blog');
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
});

test('offers a member their profile and the logout', async () => {
  await act(async () => {
    await session.signIn({ email: '', password: '' }, 'organizer');
  });
  renderFrame('/tournois');
  const menu = await openMenu();
  expect(menu.getByRole('link', { name: 'Profil' })).toHaveAttribute('href', '/organisateur');
  await userEvent.click(menu.getByRole('button', { name: 'Déconnexion' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Deux contre deux' })).toBeInTheDocument();
});
