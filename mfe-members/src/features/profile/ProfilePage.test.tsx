import { screen, within } from '@testing-library/react';
import { rankOf } from 'shared-kernel/rankings';
import { openPage, player, storeUser } from '../../testing/openPage';

beforeEach(() => storeUser(player));
afterEach(() => storeUser(null));

const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

test('sends a guest to the login', async () => {
  storeUser(null);
  await openPage('/profil?onglet=license');
  expect(await screen.findByRole('heading', { level: 1, name: 'Connexion' })).toBeInTheDocument();
  expect(screen.getByText('Connectez-vous pour ouvrir la page demandée.')).toBeInTheDocument();
});

test('opens on the overview', async () => {
  await openPage('/profil');
  expect(selectedTab()).toBe('Vue d’ensemble');
  expect(screen.getByRole('heading', { level: 1, name: 'Thomas Lefebvre' })).toBeInTheDocument();
});

test('opens the tab in the navigation state', async () => {
  await openPage('/profil', { tab: 'license' });
  expect(selectedTab()).toBe('Ma licence');
});

test('opens the tab in the address before the one in the navigation state', async () => {
  await openPage('/profil?onglet=info', { tab: 'license' });
  expect(selectedTab()).toBe('Mes informations');
});

test.each([['?onglet=inconnu'], ['']])('opens the overview for an unknown tab: %p', async (query) => {
  await openPage(`/profil${query}`, { tab: 7 });
  expect(selectedTab()).toBe('Vue d’ensemble');
});

test('lists the honours, each with a link to its tournament', async () => {
  await openPage('/profil');
  const section = screen.getByRole('heading', { name: 'Palmarès' }).closest('section') as HTMLElement;
  const links = within(section).getAllByRole('link');
  expect(links).toHaveLength(2);
  for (const link of links)
    expect(link).toHaveAttribute('href', '/organisateur/tournoi/championnat-de-france-2024');
});

test('shows the best ten, an ellipsis and the member’s own row', async () => {
  await openPage('/profil');
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(12);
  expect(rows[10]).toHaveTextContent('…');
  expect(rows[11]).toHaveTextContent(`${rankOf(3)}Thomas LefebvreVous5`);
  expect(screen.getByRole('link', { name: 'Voir le classement mondial' })).toHaveAttribute(
    'href',
    '/classement-mondial',
  );
});

test('shows the best ten alone to a member without a rank', async () => {
  storeUser({ id: 1001, name: 'Claire', email: 'claire@example.org', role: 'organizer' });
  await openPage('/profil');
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(11);
  expect(screen.getByText('Non classé')).toBeInTheDocument();
});

test.each([
  ['info', 'Modifier'],
  ['subscription', 'Gérer mon abonnement'],
  ['license', 'Télécharger le PDF'],
])('says on the tab %s that its button « %s » is under development', async (tab, button) => {
  const { user } = await openPage(`/profil?onglet=${tab}`);
  const before = screen.queryAllByText('En cours de développement').length;
  await user.click(screen.getByRole('button', { name: button }));
  expect(screen.getAllByText('En cours de développement').length).toBeGreaterThan(before);
});

test('shows the member’s details, and which are missing', async () => {
  storeUser({ ...player, phone: undefined });
  await openPage('/profil?onglet=info');
  expect(screen.getByText('17/04/1994')).toBeInTheDocument();
  expect(screen.getAllByText('Non renseigné')).toHaveLength(1);
});

test.each(['info', 'tournaments', 'subscription', 'license'])(
  'says on the tab %s that the demonstration’s data is invented',
  async (tab) => {
    await openPage(`/profil?onglet=${tab}`);
    expect(screen.getByText('Données d’exemple')).toBeVisible();
  },
);

test('shows the fixed subscription and the licence', async () => {
  const { user } = await openPage('/profil?onglet=subscription');
  expect(screen.getByText('Abonnement Competitor')).toBeInTheDocument();
  expect(screen.getByText('Valable jusqu’au 31/12/2025')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Ma licence' }));
  expect(await screen.findByText('FJF-0003')).toBeInTheDocument();
  expect(screen.getByText('Données d’exemple')).toBeVisible();
});
