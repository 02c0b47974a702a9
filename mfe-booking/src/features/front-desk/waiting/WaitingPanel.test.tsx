import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { session } from 'shared-kernel';
import { deskDraft, draftedPlace } from '../../../data/deskDraft';
import { aDeskReservation } from '../../../testing/aDeskReservation';
import { WaitingPanel } from './WaitingPanel';

jest.mock('shared-kernel', () => ({
  ...jest.requireActual('shared-kernel'),
  sharedBackEnd: () => ({ url: 'https://back-end.example', anonKey: 'public' }),
}));

const aPerson = (changed: object = {}) => ({
  id: 'e1',
  day: '2026-09-20',
  hour: 18,
  players: 4,
  state: 'waiting',
  ahead: 0,
  name: 'Léa <b>Petit</b>',
  email: 'lea@example.org',
  phone: '',
  isMember: false,
  offer: null,
  since: '2026-09-15T10:00:00Z',
  ...changed,
});

let people: readonly object[];
let removed: string[];
let list: () => unknown;
let sent: { readonly name: string; readonly given: Record<string, unknown> }[];
let answers: Record<string, () => unknown>;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-09-15T12:30:00Z'), advanceTimers: true });
  people = [];
  removed = [];
  sent = [];
  answers = {};
  deskDraft.forget();
  list = () => ({ kind: 'listed', now: '2026-09-15T12:30:00Z', waiting: people });
  jest.spyOn(session, 'token').mockResolvedValue('token');
  jest.spyOn(session, 'current').mockReturnValue({ status: 'member', user: { id: 's1' } } as never);
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, request?: RequestInit) => {
    const name = String(url).replace(/^.*\/rpc\//, '');
    const given = JSON.parse(String(request?.body));
    const { id } = given;
    sent.push({ name, given });
    // As from a network: after the press that sent it.
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (String(url).endsWith('remove_waiting')) {
      removed.push(id);
      people = people.filter((person) => (person as { id: string }).id !== id);
    }
    const answer = { remove_waiting: () => ({ kind: 'removed' }), waiting_list: list, ...answers }[name];
    const text = JSON.stringify(answer?.());
    return { status: 200, ok: true, text: async () => text } as Response;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function Address() {
  const { search } = useLocation();
  return <output aria-label="Adresse">{search}</output>;
}

function open(address = '/accueil?onglet=attente') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <WaitingPanel />
      <Address />
    </MemoryRouter>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

test('lists who waits for which hour, in order, with the present state', async () => {
  people = [
    aPerson({ state: 'offered', confirmBy: '2026-09-15T12:50:00Z' }),
    aPerson({ id: 'e2', name: 'Omar', isMember: true }),
    aPerson({ id: 'e3', name: 'Zoé', ahead: 1, since: '2026-09-14T10:00:00Z' }),
    aPerson({ id: 'e4', name: 'Ana', hour: 19, phone: '0612345678' }),
    aPerson({ id: 'e5', name: 'Nina', hour: 20, email: '', state: 'missed' }),
  ];
  open();
  const hour = await screen.findByRole('region', { name: 'dimanche 20 septembre 2026 à 18\u00a0h' });
  const lines = within(hour).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Léa <b>Petit<\/b> terrain proposé jusqu’à 14\sh\s50, encore 20\smin.*4\sjoueurs, inscrit à 12\sh/,
    ),
    expect.stringMatching(/^Omar la prochaine prévenue.*membre/),
    expect.stringMatching(/^Zoé 2ᵉ de la liste.*inscrit le 14\ssept\.Retirer$/),
  ]);
  expect(screen.getByText('3 personnes attendent.')).toBeVisible();
  expect(screen.getByText('n’a pas été rappelé à temps')).toBeVisible();
  expect(screen.getByRole('link', { name: '06 12 34 56 78' })).toHaveAttribute('href', 'tel:0612345678');
});

test('removes a person after a question', async () => {
  people = [aPerson({ name: 'Omar' })];
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Retirer Omar de la liste d’attente' }));
  const question = await screen.findByRole('alertdialog', { name: /^Retirer .?Omar/ });
  await user.click(within(question).getByRole('button', { name: 'Annuler' }));
  expect(removed).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Retirer Omar de la liste d’attente' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirer' }));
  expect(await screen.findByText(/Omar.? n’est plus dans la liste d’attente\.$/)).toBeVisible();
  expect(await screen.findByText('Personne n’attend.')).toBeVisible();
  expect(removed).toEqual(['e1']);
});

test.each([
  ['Mettre quelqu’un en attente…', 'dialog'],
  ['Retirer', 'alertdialog'],
])('the lines stay as they are behind « %s »', async (name, role) => {
  people = [aPerson()];
  const user = open();
  await screen.findByText('Léa <b>Petit</b>');
  await user.click(screen.getByText(name));
  await screen.findByRole(role);
  people = [aPerson(), aPerson({ id: 'e2', name: 'Omar' })];
  const requests = sent.length;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(sent).toHaveLength(requests + 1));
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(screen.queryByText('Omar')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Omar')).toBeVisible();
});

test('a person who has left the staff reads no list any more', async () => {
  people = [aPerson({ name: 'Omar' })];
  open();
  expect(await screen.findByText('Omar')).toBeVisible();
  list = () => ({ kind: 'refused', reason: 'not-staff' });
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Liste réservée à l’équipe du centre')).toBeVisible();
  expect(screen.queryByText('Omar')).toBeNull();
});

test('a caller for whom a court is held stands at the top until the desk reserves it', async () => {
  const held = aPerson({
    state: 'offered',
    confirmBy: '2026-09-15T12:50:00Z',
    email: '',
    offer: 'r1',
    name: 'Omar',
  });
  people = [aPerson({ id: 'e0', hour: 10 }), { ...held, phone: '0612345678' }, aPerson({ id: 'e2' })];
  const user = open();
  const called = await screen.findByRole('region', { name: 'À rappeler' });
  expect(called).toHaveTextContent(
    /Omar terrain gardé jusqu’à 14\sh\s50.*20 septembre 2026 à 18\sh06 12 34 56 78/,
  );
  expect(screen.getAllByText('Omar')).toHaveLength(1);
  expect(screen.getByText('la prochaine prévenue')).toBeVisible();
  const press = () => user.click(within(called).getByRole('button', { name: /^Réserver .*Omar/ }));
  answers = { desk_confirm: () => ({ kind: 'refused', reason: 'gone' }) };
  await press();
  expect(await screen.findByText(/gardé pour .?Omar.? n’est plus à réserver\.$/)).toBeVisible();
  answers = { desk_confirm: () => ({ kind: 'confirmed', reservation: aDeskReservation({ name: 'Omar' }) }) };
  people = people.slice(0, 1);
  await press();
  expect(
    await screen.findByText(
      /^Réservé pour .?Omar.?\s: \S+ \d+ \S+ 2026, \d+\sh, terrain 1, référence K7M2PX\.$/,
    ),
  ).toBeVisible();
  expect(sent.filter(({ name }) => name === 'desk_confirm').map(({ given }) => given)).toEqual([
    { id: 'r1' },
    { id: 'r1' },
  ]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'À rappeler' })).toBeNull());
});

test.each([
  ['the day that « Jour » has shown last', '2026-10-02', '02/10/2026'],
  ['today after a day that is over', '2026-09-02', '15/09/2026'],
])('a caller waits for %s', async (_, shown, day) => {
  const user = open(`/accueil?onglet=attente&jour=${shown}`);
  await user.click(await screen.findByRole('button', { name: 'Mettre quelqu’un en attente…' }));
  expect((await within(await screen.findByRole('dialog')).findAllByLabelText(/^Jour/))[0]).toHaveValue(day);
});

test('a person who has confirmed the court is not taken out of the line', async () => {
  people = [aPerson({ name: 'Omar', state: 'served' }), aPerson({ id: 'e2', name: 'Zoé', state: 'missed' })];
  open();
  expect(await screen.findByText('terrain confirmé')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Retirer Omar/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Retirer Zoé/ })).toBeVisible();
});

test('the window of a caller keeps its input over a reload and Escape', async () => {
  const user = open();
  const add = async () =>
    user.click(await screen.findByRole('button', { name: 'Mettre quelqu’un en attente…' }));
  const opened = async () =>
    within(await screen.findByRole('dialog', { name: 'Mettre quelqu’un en attente' }));
  await add();
  let window = await opened();
  await user.selectOptions(window.getByLabelText('Heure'), '18');
  await user.type(window.getByLabelText('Nom'), 'Ana');
  cleanup();
  open();
  window = await opened();
  expect(window.getByLabelText('Heure')).toHaveValue('18');
  expect(window.getByLabelText('Nom')).toHaveValue('Ana');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  open();
  await screen.findByText('Personne n’attend.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await add();
  window = await opened();
  expect(window.getByLabelText('Nom')).toHaveValue('Ana');
  await user.click(window.getByRole('button', { name: 'Effacer la saisie' }));
  expect(window.getByLabelText('Nom')).toHaveValue('');
  expect(deskDraft.read()).toEqual({});
});

test('a request that had no answer is repeated after a reload, not doubled', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Mettre quelqu’un en attente…' }));
  let window = within(await screen.findByRole('dialog'));
  await user.type(window.getByLabelText('Nom'), 'Ana');
  answers = {
    desk_wait: () => {
      throw new TypeError('Failed to fetch');
    },
  };
  await user.type(window.getByLabelText('Téléphone'), '0612345678{Enter}');
  await window.findByRole('button', { name: 'Réessayer' });
  cleanup();
  open();
  window = within(await screen.findByRole('dialog'));
  answers = { desk_wait: () => ({ kind: 'waiting', ahead: 0 }) };
  await user.click(window.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = sent.filter(({ name }) => name === 'desk_wait');
  expect(second).toEqual(first);
});

test('the desk puts a caller into a line: what is typed stays on a refusal, and goes on into a booking', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Mettre quelqu’un en attente…' }));
  const window = within(await screen.findByRole('dialog', { name: 'Mettre quelqu’un en attente' }));
  const [day] = await window.findAllByLabelText(/^Jour/);
  expect(day).toHaveValue('15/09/2026');
  await user.clear(day as HTMLElement);
  await user.type(day as HTMLElement, '31/02/2027{Enter}');
  expect(day).toHaveAccessibleDescription(/^Cette date n’existe pas\.( |$)/);
  await user.clear(day as HTMLElement);
  await user.type(day as HTMLElement, '20/09/2026');
  await user.selectOptions(window.getByLabelText('Heure'), '18');
  await user.type(window.getByLabelText('Nom'), 'Ana');
  answers = { desk_wait: () => ({ kind: 'refused', reason: 'phone' }) };
  await user.keyboard('{Enter}');
  expect(await window.findByText(/^Écrivez le numéro auquel rappeler/)).toBeVisible();
  answers = { desk_wait: () => ({ kind: 'free', court: 3 }) };
  await user.type(window.getByLabelText('Téléphone'), '0612345678{Enter}');
  const book = await window.findByRole('button', { name: 'Réserver le terrain 3' });
  answers = { desk_wait: () => ({ kind: 'waiting', ahead: 1 }) };
  expect(window.getByLabelText('Nom')).toHaveValue('Ana');
  await user.click(book);
  expect(screen.getByLabelText('Adresse')).toHaveTextContent('?onglet=jour&jour=2026-09-20');
  expect(draftedPlace('2026-09-20')).toEqual({ hour: 18, court: 3 });
  expect(deskDraft.read()).toMatchObject({ name: 'Ana', phone: '0612345678' });
  await user.click(window.getByRole('button', { name: 'Mettre en attente' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const commands = sent.filter(({ name }) => name === 'desk_wait').map(({ given }) => given);
  expect(new Set(commands.map(({ command }) => command)).size).toBe(3);
  expect(commands.at(-1)).toMatchObject({
    ...{ centre: 'prouvy', day: '2026-09-20', hour: 18, players: 4 },
    ...{ name: 'Ana', phone: '0612345678', email: null },
  });
  expect(deskDraft.read()).toEqual({});
});
