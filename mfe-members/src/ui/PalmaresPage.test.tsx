import { screen, within } from '@testing-library/react';
import { openPage } from '../testing/openPage';

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
])('%s has five rows, each leading to its page', async (path, name, target) => {
  await openPage(path);
  expect(screen.getAllByRole('rowheader')).toHaveLength(5);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', target);
});
