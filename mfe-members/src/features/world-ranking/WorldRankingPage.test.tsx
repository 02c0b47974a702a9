import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { playerRanking, rankOf } from 'shared-kernel/rankings';
import { everybody } from '../../domain/rankingFilter';
import { openPage, player, storeUser } from '../../testing/openPage';
import { WorldRanking } from './WorldRanking';

// jsdom scrolls nowhere and complains.
beforeEach(() => jest.spyOn(window, 'scrollTo').mockImplementation());
afterEach(() => storeUser(null));

const table = () => screen.getByRole('table', { name: 'Classement mondial' });
const names = () =>
  within(table())
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent);

test('lists players from the first on, each leading to his page', async () => {
  await openPage('/classement-mondial');
  expect(names().slice(0, 2)).toEqual(['Mathis Delcourt', 'Enzo Marchetti']);
  expect(within(table()).getByRole('link', { name: 'Mathis Delcourt' })).toHaveAttribute('href', '/player/1');
  expect(within(table()).getAllByRole('img', { name: 'France' }).length).toBeGreaterThan(0);
});

test('finds a player by name and keeps the search in the address', async () => {
  const { user, address } = await openPage('/classement-mondial');
  await user.type(screen.getByLabelText('Rechercher un joueur'), 'lefebvre');
  await waitFor(() => expect(address()).toBe('/classement-mondial?nom=lefebvre'));
  expect(names()).toEqual(['Thomas Lefebvre']);
  expect(screen.getByRole('status')).toHaveTextContent('1 joueur');
});

test('opens with the filters of the address', async () => {
  await openPage('/classement-mondial?nationalite=it&club=Turin');
  expect(screen.getByLabelText('Nationalité')).toHaveValue('it');
  expect(screen.getByLabelText('Club')).toHaveValue('Turin');
  const expected = playerRanking().filter((one) => one.nationality === 'it' && one.club === 'Turin');
  expect(screen.getByRole('status')).toHaveTextContent(`${expected.length} joueurs`);
});

test('keeps a chosen nationality in the address', async () => {
  const { user, address } = await openPage('/classement-mondial');
  await user.selectOptions(screen.getByLabelText('Nationalité'), 'Japon');
  await waitFor(() => expect(address()).toBe('/classement-mondial?nationalite=jp'));
});

test('leads home from a fresh tab, also after a filter has replaced the entry of the history', async () => {
  const { user, address } = await openPage('/classement-mondial');
  await user.selectOptions(screen.getByLabelText('Nationalité'), 'Japon');
  await waitFor(() => expect(address()).toBe('/classement-mondial?nationalite=jp'));
  await user.click(screen.getByRole('button', { name: 'Retour' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Une autre page' })).toBeInTheDocument();
  expect(address()).toBe('/');
});

test('says when nobody matches, and clears the filters', async () => {
  const { user } = await openPage('/classement-mondial?nom=personne');
  expect(screen.getByText('Aucun joueur ne correspond.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
  expect(await screen.findByText('200 joueurs')).toBeInTheDocument();
});

test('marks the row of the reader and offers to go there', async () => {
  storeUser(player);
  await openPage('/classement-mondial?nom=lefebvre');
  expect(within(table()).getByRole('row', { name: /Thomas Lefebvre/ })).toHaveTextContent('Vous');
  expect(screen.getByRole('button', { name: /Aller à mon rang/ })).toHaveTextContent(`${rankOf(3)}`);
});

test('offers no row of his own to a guest', async () => {
  await openPage('/classement-mondial');
  expect(screen.queryByRole('button', { name: /Aller à mon rang/ })).toBeNull();
});

test('tells the true number of rows while it draws only those in sight', () => {
  const [first] = playerRanking();
  if (!first) throw new Error('somebody is first');
  const players = Array.from({ length: 100_000 }, (_, index) => ({
    ...first,
    id: index + 1,
    rank: index + 1,
  }));
  render(
    <MemoryRouter>
      <WorldRanking players={players} ownId={null} filter={everybody} onFilterChange={() => {}} />
    </MemoryRouter>,
  );
  expect(table()).toHaveAttribute('aria-rowcount', '100001');
  const rows = within(table()).getAllByRole('row');
  expect(rows.length).toBeLessThan(100);
  expect(rows[1]).toHaveAttribute('aria-rowindex', '2');
});
