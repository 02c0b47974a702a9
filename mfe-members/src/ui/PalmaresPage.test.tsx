import { screen, within } from '@testing-library/react';
import { openPage } from '../testing/openPage';

// jsdom scrolls nowhere and complains.
beforeEach(() => jest.spyOn(window, 'scrollTo').mockImplementation());

test.each([
  ['/club/Prouvy', 'Prouvy', '#3 Mondial', 'Joueurs Clés'],
  ['/nation/France', 'Équipe de France', '#1 Mondiale', 'Meilleurs Joueurs'],
])('%s shows name, rank, palmares and players', async (path, title, rank, players) => {
  await openPage(path);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(rank)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Palmarès' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: players })).toBeInTheDocument();
  const links = within(screen.getByRole('table')).getAllByRole('link');
  expect(links).toHaveLength(5);
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/player\/\d+$/);
});

test('says of an unknown club that it shows an example', async () => {
  await openPage('/club/Brest');
  expect(screen.getByRole('heading', { level: 1, name: 'Brest' })).toBeInTheDocument();
  expect(screen.getByText(/« Brest » n’a pas encore de fiche/)).toBeInTheDocument();
});

test.each([
  ['/classement-clubs', 'Prouvy', '/club/Prouvy'],
  ['/classement-nations', 'Italie', '/nation/Italie'],
])('%s has five rows, each with a link to its page', async (path, name, target) => {
  await openPage(path);
  expect(screen.getAllByRole('rowheader')).toHaveLength(5);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', target);
});

test.each([
  ['/classement-mondial', 'Joueurs'],
  ['/classement-clubs', 'Clubs'],
  ['/classement-nations', 'Nations'],
])('%s is the tab « %s » of the three rankings', async (path, tab) => {
  await openPage(path);
  const tabs = within(screen.getByRole('navigation', { name: 'Classements' }));
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(tab);
  expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual(['Joueurs', 'Clubs', 'Nations']);
});

test('each tab of the rankings opens its page, and going back the one before', async () => {
  const { user } = await openPage('/classement-mondial');
  await user.click(screen.getByRole('link', { name: 'Clubs' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Classement des clubs' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Nations' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Classement des nations' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retour' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Classement des clubs' })).toBeVisible();
});

test.each(['/player/3', '/club/Prouvy', '/nation/France', '/classement-clubs', '/classement-nations'])(
  '%s says once that it shows an example, and draws no unplayed season',
  async (path) => {
    await openPage(path);
    expect(screen.getAllByText(/Données d’exemple/)).toHaveLength(1);
    expect(screen.queryByText('La forme')).toBeNull();
  },
);
