import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { playerRanking, rankOf } from 'shared-kernel/rankings';
import { fullTest } from '../../../../tools/jest/suite';
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

test('keeps a chosen nationality in the address', async () => {
  const { user, address } = await openPage('/classement-mondial');
  await user.selectOptions(screen.getByLabelText('Nationalité'), 'Japon');
  await waitFor(() => expect(address()).toBe('/classement-mondial?nationalite=jp'));
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
const pages = () => within(screen.getByRole('navigation', { name: 'Pages du classement' }));
const rankOfFirst = () =>
  within(within(table()).getAllByRole('row')[1] as HTMLElement).getAllByRole('cell')[0];

test('shows fifty players a page, all of them in the document', async () => {
  const { user, address, router } = await openPage('/classement-mondial');
  expect(names()).toHaveLength(50);
  expect(status()).toHaveTextContent('200 joueurs, page 1 sur 4');
  await user.click(pages().getByRole('link', { name: 'Page suivante' }));
  await waitFor(() => expect(rankOfFirst()).toHaveTextContent('51'));
  expect(address()).toBe('/classement-mondial?page=2');
  expect(table()).toHaveFocus();
  await user.click(pages().getByRole('link', { name: 'Page 4' }));
  await waitFor(() => expect(rankOfFirst()).toHaveTextContent('151'));
  expect(pages().queryByRole('link', { name: 'Page suivante' })).toBeNull();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(rankOfFirst()).toHaveTextContent('51'));
  expect(pages().getByRole('link', { current: 'page' })).toHaveTextContent('2');
});

test.each([
  ['?page=3', '101'],
  ['?page=9', '151'],
  ['?page=deux', '1'],
])('opens the address %s with the rank %s', async (query, rank) => {
  await openPage(`/classement-mondial${query}`);
  expect(rankOfFirst()).toHaveTextContent(rank);
});

fullTest('searches all pages, and shows the matches from their first page', async () => {
  const { user, address } = await openPage('/classement-mondial?page=4');
  await user.type(screen.getByLabelText('Rechercher un joueur'), 'delcourt');
  expect(names()).toEqual(['Mathis Delcourt']);
  expect(screen.queryByRole('navigation', { name: 'Pages du classement' })).toBeNull();
  await waitFor(() => expect(address()).toBe('/classement-mondial?nom=delcourt'));
  await user.clear(screen.getByLabelText('Rechercher un joueur'));
  await waitFor(() => expect(status()).toHaveTextContent('200 joueurs, page 1 sur 4'));
  await user.selectOptions(screen.getByLabelText('Nationalité'), 'France');
  const french = playerRanking().filter(({ nationality }) => nationality === 'fr');
  expect(names()).toEqual(french.slice(0, 50).map(({ name }) => name));
  await user.click(pages().getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(names()).toEqual(french.slice(50, 100).map(({ name }) => name)));
});

test('goes to the member’s own row on any page', async () => {
  const last = playerRanking().at(-1);
  if (!last) throw new Error('somebody is last');
  storeUser({ ...player, id: last.id, name: last.name });
  const { user } = await openPage('/classement-mondial?nom=lefebvre');
  await user.click(screen.getByRole('button', { name: 'Mon rang\u00a0: 200' }));
  await waitFor(() => expect(within(table()).getByRole('link', { name: last.name })).toHaveFocus());
  expect(status()).toHaveTextContent('page 4 sur 4');
});

test('says that the ranking is an example', async () => {
  await openPage('/classement-mondial');
  expect(screen.getByText(/Données d’exemple/)).toBeVisible();
});
