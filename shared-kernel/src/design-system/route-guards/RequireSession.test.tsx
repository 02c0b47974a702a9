import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, type Path, Router, type To } from 'react-router-dom';
import { dismissNotice, session, useNotices } from 'shared-kernel';
import { type Location, useLocation, useNavigate } from 'shared-kernel/router';
import { demoUsers } from '../../platform/session/demoUsers';
import type { Role } from '../../platform/session/user';
import { RequireSession } from './RequireSession';
import { wantedPage } from './wantedPage';

/** A site of three pages. */
function Pages({ role }: { role?: Role }) {
  const { pathname, search } = useLocation();
  const notices = useNotices();
  const navigate = useNavigate();
  if (pathname === '/garde') return <RequireSession role={role}>Page gardée</RequireSession>;
  return (
    <>
      <p>{pathname === '/connexion' ? 'Connexion' : 'Accueil'}</p>
      <p>{`Retour prévu : ${wantedPage(new URLSearchParams(search))?.path}`}</p>
      {notices.map(({ id, title }) => (
        <button key={id} type="button" onClick={() => dismissNotice(id)}>
          {title}
        </button>
      ))}
      <button type="button" onClick={() => navigate(-1)}>
        Retour
      </button>
    </>
  );
}

function visit(user: Role | 'guest', role?: Role, address = '/garde') {
  if (user === 'guest') localStorage.removeItem('user');
  else localStorage.setItem('user', JSON.stringify(demoUsers[user]));
  render(
    <MemoryRouter initialEntries={['/', address]}>
      <Pages role={role} />
    </MemoryRouter>,
  );
}

test.each<[Role | 'guest', Role | undefined, string]>([
  ['guest', undefined, 'Connexion'],
  ['guest', 'organizer', 'Connexion'],
  ['player', undefined, 'Page gardée'],
  ['player', 'player', 'Page gardée'],
  ['player', 'organizer', 'Accueil'],
  ['organizer', undefined, 'Page gardée'],
  ['organizer', 'organizer', 'Page gardée'],
  ['organizer', 'player', 'Accueil'],
])('a %s at a page for role %s sees « %s »', (user, role, text) => {
  visit(user, role);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('the login receives the wanted page, with its query and its hash', () => {
  visit('guest', undefined, '/garde?onglet=license#bas');
  expect(screen.getByText('Retour prévu : /garde?onglet=license#bas')).toBeInTheDocument();
});

test.each<[Role, Role, string]>([
  ['player', 'organizer', 'Page réservée aux organisateurs'],
  ['organizer', 'player', 'Page réservée aux joueurs'],
])('a %s who is sent home from a page for role %s reads « %s »', (user, role, title) => {
  visit(user, role);
  expect(screen.getByText(title)).toBeInTheDocument();
});

test('the guarded address leaves no history entry', async () => {
  visit('guest');
  await userEvent.click(screen.getByRole('button', { name: 'Retour' }));
  expect(screen.getByText('Accueil')).toBeInTheDocument();
});

test('a member logged out in another tab is sent home with an explanation', async () => {
  visit('player');
  act(() => {
    localStorage.removeItem('user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  });
  expect(screen.getByText('Accueil')).toBeInTheDocument();
  expect(screen.getByText('Retour prévu : undefined')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Vous n’êtes plus connecté' }));
  expect(screen.queryByText('Vous n’êtes plus connecté')).not.toBeInTheDocument();
});

test('a member who logs out in this tab sees no explanation', async () => {
  await session.signIn({ email: '', password: '' }, 'player');
  visit('player');
  await act(() => session.signOut());
  expect(screen.getByText('Accueil')).toBeInTheDocument();
  expect(screen.queryByText('Vous n’êtes plus connecté')).not.toBeInTheDocument();
});

test('a visitor who reopens the page before the home page has loaded is asked to log in', async () => {
  localStorage.setItem('user', JSON.stringify(demoUsers.player));
  render(<SiteWithLateHome />);
  act(() => {
    localStorage.removeItem('user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  });
  // The page that the visitor leaves is a skeleton until the next one is there.
  expect(screen.getByRole('status', { name: 'Chargement de la page' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Revenir' }));
  expect(screen.getByText('Connexion')).toBeInTheDocument();
});

/** As the shell shows it: a page stays until the next one has come, and the home page does not. */
function SiteWithLateHome() {
  const [location, setLocation] = useState<Location>({ ...at('/garde'), key: 'first' });
  const show = (to: To) => {
    const { pathname } = { ...at('/'), ...(to as Partial<Path>) };
    if (pathname !== '/') setLocation({ ...at(pathname), key: `then ${pathname}` });
  };
  const navigator = { push: show, replace: show, go: () => {}, createHref: String };
  return (
    <Router location={location} navigator={navigator}>
      <Pages />
      <button type="button" onClick={() => show({ pathname: '/garde' })}>
        Revenir
      </button>
    </Router>
  );
}

const at = (pathname: string) => ({ pathname, search: '', hash: '', state: null });

test('the server, and a client with a pending session, render a skeleton', () => {
  const html = renderToString(
    <MemoryRouter>
      <RequireSession>Page gardée</RequireSession>
    </MemoryRouter>,
  );
  expect(html).not.toContain('Page gardée');
  document.body.innerHTML = html;
  expect(screen.getByRole('status', { name: 'Chargement de la page', busy: true })).toBeInTheDocument();
});

test('a member logged out by the back end returns to the page, not to the home page', () => {
  visit('player');
  jest.spyOn(session, 'current').mockReturnValue({ status: 'guest', isExpired: true });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));
  localStorage.removeItem('user');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));
  expect(screen.getByText('Connexion')).toBeInTheDocument();
  expect(screen.getByText('Retour prévu : /garde')).toBeInTheDocument();
});
