import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-kernel';
import { waitingKeys } from 'shared-kernel/guest-keys';
import { reservationDraft } from '../../data/reservationDraft';
import { ownWaiting } from '../../data/waiting';
import { OwnWaiting, WaitForHour } from './Waiting';

jest.mock('shared-kernel', () => ({
  ...jest.requireActual('shared-kernel'),
  sharedBackEnd: () => ({ url: 'https://back-end.example', anonKey: 'public' }),
}));

type Given = Readonly<Record<string, unknown>>;
type Entry = Readonly<Record<string, unknown>>;

const hour = { date: '2026-09-20', time: '18:00' };
const asked: { readonly name: string; readonly given: Given }[] = [];
/** The line at the centre, as this visitor reads it. */
let entries: readonly Entry[];
let joining: (given: Given) => unknown;
let isDead: boolean;

const anEntry = (given: Given = {}): Entry => ({
  id: 'e1',
  day: hour.date,
  hour: 18,
  players: 2,
  state: 'waiting',
  ahead: 0,
  ...given,
});
const sentTo = (name: string) => asked.filter((request) => request.name === name).map(({ given }) => given);
const kept = () => JSON.parse(localStorage.getItem('waiting-keys') ?? '[]');

function be(user: object | null) {
  jest
    .spyOn(session, 'current')
    .mockReturnValue((user ? { status: 'member', user } : { status: 'guest' }) as never);
}

beforeEach(async () => {
  jest.useFakeTimers({ now: new Date('2026-09-15T12:30:00Z'), advanceTimers: true });
  asked.length = 0;
  entries = [];
  isDead = false;
  joining = ({ id }) => {
    entries = [anEntry({ id })];
    return { kind: 'waiting', waiting: entries[0] };
  };
  await waitingKeys.update(() => []);
  reservationDraft.forget();
  ownWaiting.setState({ entries: null, isAnswered: true }, true);
  jest.spyOn(session, 'token').mockResolvedValue(undefined);
  be(null);
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, request?: RequestInit) => {
    const name = String(url).replace(/^.*\/rpc\//, '');
    const given = JSON.parse(String(request?.body ?? '{}'));
    asked.push({ name, given });
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (isDead) throw new TypeError('Failed to fetch');
    const answers: Readonly<Record<string, () => unknown>> = {
      own_waiting: () => ({ now: '2026-09-15T12:30:00Z', waiting: entries }),
      join_waiting: () => joining(given),
      leave_waiting: () => {
        entries = [];
        return { kind: 'left' };
      },
    };
    const text = JSON.stringify(answers[name]?.());
    // As the engine answers an error of its own.
    const ok = !text?.startsWith('{"code"');
    return { status: ok ? 200 : 400, ok, text: async () => text } as Response;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function openForm() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const show = jest.fn();
  Element.prototype.scrollIntoView = show;
  render(<WaitForHour {...hour} isPressed />);
  await user.click(await screen.findByRole('button', { name: 'Me prévenir si un terrain se libère' }));
  // The way to wait, then its form.
  expect(show).toHaveBeenCalledTimes(2);
  expect(screen.getByText(/^Si un terrain se libère, nous vous envoyons/)).toHaveFocus();
  return user;
}

const join = () => screen.getByRole('button', { name: 'Rejoindre la liste d’attente' });

test('a guest waits with a name and an address, and the device keeps the key', async () => {
  const user = await openForm();
  await user.type(screen.getByLabelText(/^Nom/), 'Léa 🏐 Petit');
  await user.type(screen.getByLabelText(/^Adresse e-mail/), 'lea@example.org');
  await user.selectOptions(screen.getByLabelText(/^Joueurs/), '4');
  await user.click(join());
  expect(await screen.findByText(/Vous êtes en tête de la liste d’attente/)).toBeVisible();
  const [sent] = sentTo('join_waiting');
  expect(sent).toMatchObject({
    centre: 'prouvy',
    day: hour.date,
    hour: 18,
    players: 4,
    name: 'Léa 🏐 Petit',
    email: 'lea@example.org',
  });
  expect(kept()).toEqual([{ version: 1, id: sent?.id, secret: sent?.secret, ...hour, by: null }]);
});

test('a guest without a name or an address reads which is missing, and nothing is sent', async () => {
  const user = await openForm();
  await user.click(join());
  expect(screen.getByText(/Indiquez votre nom/)).toBeVisible();
  expect(screen.getByLabelText(/^Nom/)).toHaveFocus();
  await user.type(screen.getByLabelText(/^Nom/), 'Léa{Enter}');
  expect(screen.getByText(/Indiquez une adresse e-mail complète/)).toBeVisible();
  expect(screen.getByLabelText(/^Adresse e-mail/)).toHaveFocus();
  expect(sentTo('join_waiting')).toEqual([]);
});

test('a lost answer keeps what is typed, and the repeat is the same entry', async () => {
  const user = await openForm();
  await user.type(screen.getByLabelText(/^Nom/), 'Léa Petit');
  await user.type(screen.getByLabelText(/^Adresse e-mail/), 'lea@example.org');
  isDead = true;
  await user.click(join());
  expect(await screen.findByText(/Le centre n’a pas répondu/)).toBeVisible();
  expect(kept()).toHaveLength(1);
  isDead = false;
  await user.click(join());
  expect(
    await screen.findByText(/en tête de la liste.*sauf si votre adresse a trop de parties/),
  ).toBeVisible();
  const [first, second] = sentTo('join_waiting');
  expect(second).toEqual(first);
  expect(kept()).toHaveLength(1);
});

test.each([
  [{ kind: 'free' }, /Un terrain vient de se libérer/],
  [{ kind: 'refused', reason: 'already-waiting' }, /déjà dans la liste d’attente/],
  [{ kind: 'refused', reason: 'too-many', limit: 'waiting' }, /quittez une liste/],
  [
    { kind: 'refused', reason: 'too-many', limit: 'network' },
    /depuis cette connexion à Internet\. Réessayez plus tard/,
  ],
  [{ kind: 'refused', reason: 'suspended', sentence: 'Passez nous voir.' }, /Passez nous voir\./],
  [
    { kind: 'refused', reason: 'suspended', sentence: '' },
    /Le centre vous a écrit pourquoi\. Appelez-le au 03/,
  ],
  [{ kind: 'refused', reason: 'no-sentence-for-it' }, /n’a pas accepté cette demande/],
  [{ code: '22008', message: 'date/time field value out of range' }, /n’est pas accepté.: vérifiez-les/],
])('the answer %j has a sentence, and leaves no key', async (answer, sentence) => {
  joining = () => answer;
  const user = await openForm();
  await user.type(screen.getByLabelText(/^Nom/), 'Léa Petit');
  await user.type(screen.getByLabelText(/^Adresse e-mail/), 'lea@example.org');
  await user.click(join());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText(/^Nom/)).toHaveValue('Léa Petit');
  expect(kept()).toEqual([]);
});

test('a member waits with the address of the account', async () => {
  be({ id: 'm1', name: 'Ana Diaz', email: 'ana@example.org' });
  jest.spyOn(session, 'token').mockResolvedValue('token');
  const user = await openForm();
  expect(screen.getByText(/à l’adresse de votre compte, ana@example.org/)).toBeVisible();
  await user.click(join());
  expect(await screen.findByText(/en tête de la liste.*si un terrain se libère\.$/)).toBeVisible();
  expect(sentTo('join_waiting')).toMatchObject([{ name: 'Ana Diaz', email: 'ana@example.org' }]);
  expect(sentTo('own_waiting')[0]).toEqual({ keys: [] });
});

test.each([
  [{ state: 'waiting', ahead: 2 }, 'Vous êtes dans la liste d’attente, derrière 2 personnes.'],
  [{ state: 'offered', confirmBy: '2026-09-15T12:50:00Z' }, 'avant 14\\sh\\s50'],
  [{ state: 'served' }, 'il est à vous'],
  [{ state: 'missed' }, 'n’a pas été confirmé à temps'],
  [{ state: 'over' }, 'plus aucun terrain ne sera proposé'],
])('above the hours the entry %j says what has become of it', async (changed, words) => {
  await waitingKeys.update(() => [{ id: 'e1', secret: 's1', ...hour, by: null }]);
  entries = [anEntry(changed)];
  render(<OwnWaiting />);
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
  expect(screen.getByText(/^dimanche 20 septembre 2026 à 18\sh$/)).toBeVisible();
  expect(sentTo('own_waiting')[0]).toEqual({ keys: [{ id: 'e1', secret: 's1' }] });
});

test('a visitor leaves, and the device forgets the key once the centre has answered', async () => {
  await waitingKeys.update(() => [{ id: 'e1', secret: 's1', ...hour, by: null }]);
  entries = [anEntry()];
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<OwnWaiting />);
  const leave = await screen.findByRole('button', { name: 'Quitter la liste' });
  isDead = true;
  await user.click(leave);
  expect(await screen.findByText(/Le centre n’a pas répondu/)).toBeVisible();
  expect(kept()).toHaveLength(1);
  isDead = false;
  await user.click(screen.getByRole('button', { name: 'Quitter la liste' }));
  await waitFor(() => expect(kept()).toEqual([]));
  expect(sentTo('leave_waiting').at(-1)).toEqual({ id: 'e1', secret: 's1' });
  expect(screen.queryByText(/Vous êtes en tête/)).toBeNull();
});

test('an entry that the centre does not know any more leaves the device', async () => {
  await waitingKeys.update(() => [{ id: 'gone', secret: 's1', ...hour, by: null }]);
  render(<OwnWaiting />);
  await waitFor(() => expect(kept()).toEqual([]));
});

test('while the centre is silent the page says so, and keeps the key', async () => {
  await waitingKeys.update(() => [{ id: 'e1', secret: 's1', ...hour, by: null }]);
  isDead = true;
  render(<OwnWaiting />);
  expect(await screen.findByText(/Le centre ne répond pas/)).toBeVisible();
  isDead = false;
  entries = [anEntry()];
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/en tête de la liste/)).toBeVisible();
  expect(kept()).toHaveLength(1);
});
