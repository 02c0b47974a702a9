import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { playerRanking, rankOf } from 'shared-kernel/rankings';
import { openPage, player, storeUser } from '../../testing/openPage';

// jsdom scrolls nowhere and complains.
beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => storeUser(null));

const table = () => screen.getByRole('table', { name: 'Classement mondial' });
const names = () =>
  within(table())
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent);

test('lists players from the first on, each with a link to their page', async () => {
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

test('keeps all choices from before hydration', async () => {
  const { address } = await openPage('/classement-mondial');
  act(() => {
    fireEvent.change(screen.getByLabelText('Rechercher un joueur'), { target: { value: 'lefebvre' } });
    fireEvent.change(screen.getByLabelText('Nationalité'), { target: { value: 'fr' } });
    fireEvent.change(screen.getByLabelText('Club'), { target: { value: 'Prouvy' } });
  });
  await waitFor(() => expect(address()).toBe('/classement-mondial?nom=lefebvre&nationalite=fr&club=Prouvy'));
  expect(names()).toEqual(['Thomas Lefebvre']);
});

test('returns home from a fresh tab, also after a filter has replaced the history entry', async () => {
  const { user, address } = await openPage('/classement-mondial');
  await user.selectOptions(screen.getByLabelText('Nationalité'), 'Japon');
  await waitFor(() => expect(address()).toBe('/classement-mondial?nationalite=jp'));
  await user.click(screen.getByRole('button', { name: 'Retour' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Une autre page' })).toBeInTheDocument();
  expect(address()).toBe('/');
});

test('says that no player matches, and clears the filters', async () => {
  const { user } = await openPage('/classement-mondial?nom=personne');
  expect(screen.getByText('Aucun joueur ne correspond.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
  expect(await screen.findByText('200 joueurs')).toBeInTheDocument();
});

test('marks the member’s own row and links to it', async () => {
  storeUser(player);
  await openPage('/classement-mondial?nom=lefebvre');
  expect(within(table()).getByRole('row', { name: /Thomas Lefebvre/ })).toHaveTextContent('Vous');
  expect(screen.getByRole('button', { name: /Mon rang/ })).toHaveTextContent(`${rankOf(3)}`);
});

test('offers a guest no row of their own', async () => {
  await openPage('/classement-mondial');
  expect(screen.queryByRole('button', { name: /Mon rang/ })).toBeNull();
});

const status = () => screen.getByRole('status');

test('shows all players in one list, in groups that the browser may skip', async () => {
  await openPage('/classement-mondial?page=3');
  expect(names()).toEqual(playerRanking().map(({ name }) => name));
  expect(status()).toHaveTextContent('200 joueurs');
  const groups = [...table().querySelectorAll('tbody')];
  expect(groups.map((group) => group.rows.length)).toEqual(Array(8).fill(25));
});

test.each([1, 100, 200])(
  'one press leads a member to their own row at rank %d, which is lit',
  async (rank) => {
    const own = playerRanking()[rank - 1];
    if (!own) throw new Error(`no player has rank ${rank}`);
    storeUser({ ...player, id: own.id, name: own.name });
    const { user } = await openPage('/classement-mondial?nom=lefebvre');
    await user.click(screen.getByRole('button', { name: `Mon rang\u00a0: ${rank}` }));
    await waitFor(() => expect(within(table()).getByRole('link', { name: own.name })).toHaveFocus());
    expect(names()).toHaveLength(200);
    expect([...table().querySelectorAll('[data-own]')].map((row) => row.textContent)).toEqual([
      expect.stringContaining(`${own.name}Vous`),
    ]);
  },
);

test('says that the ranking is an example', async () => {
  await openPage('/classement-mondial');
  expect(screen.getByText(/Données d’exemple/)).toBeVisible();
});
