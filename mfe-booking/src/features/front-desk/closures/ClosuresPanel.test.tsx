import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { pauseNotices, session, useNotices } from 'shared-kernel';
import type { Closure, WayBooking } from '../../../domain/closures';
import { ClosuresPanel } from './ClosuresPanel';
import { closureDraft } from './NewClosure';

jest.mock('shared-kernel', () => ({
  ...jest.requireActual('shared-kernel'),
  sharedBackEnd: () => ({ url: 'https://back-end.example', anonKey: 'public' }),
}));

type Given = Readonly<Record<string, unknown>>;

const asked: { readonly name: string; readonly given: Given }[] = [];
let present: readonly Closure[];
let answers: Readonly<Record<string, (given: Given) => unknown>>;
let isDead: boolean;
const sentTo = (name: string) => asked.filter((request) => request.name === name).map(({ given }) => given);

beforeEach(() => {
  // Tuesday, 14:30 in Paris.
  jest.useFakeTimers({ now: new Date('2026-09-15T12:30:00Z'), advanceTimers: true });
  asked.length = 0;
  present = [];
  answers = {};
  isDead = false;
  jest.spyOn(session, 'token').mockResolvedValue('token');
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, request?: RequestInit) => {
    const name = String(url).replace(/^.*\/rpc\//, '');
    const given = JSON.parse(String(request?.body ?? '{}'));
    asked.push({ name, given });
    if (isDead) throw new TypeError('Failed to fetch');
    const all: typeof answers = {
      desk_closures: () => ({ kind: 'listed', closures: present }),
      ...answers,
    };
    const answer = all[name];
    if (!answer) throw new Error(`No answer to ${name}.`);
    const text = JSON.stringify(answer(given));
    return { status: 200, ok: true, text: async () => text } as Response;
  });
});

afterEach(() => {
  act(() => closureDraft.forget());
  jest.restoreAllMocks();
  jest.useRealTimers();
});

pauseNotices('tests');

function Notices() {
  return (
    <div role="log">
      {useNotices().map(({ id, title, description }) => (
        <p key={id}>
          {title} {description}
        </p>
      ))}
    </div>
  );
}

function open(address = '/accueil') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <ClosuresPanel />
      <Notices />
    </MemoryRouter>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const booking = (changed: Partial<WayBooking> = {}): WayBooking => ({
  id: 'b1',
  sequence: 4,
  day: '2026-09-20',
  hour: 18,
  court: 3,
  name: 'Zoé Martin',
  email: 'zoe@example.org',
  phone: null,
  players: 4,
  suggestions: [{ day: '2026-09-20', hour: 19, court: 1 }],
  ...changed,
});

const closure = (changed: Partial<Closure> = {}): Closure => ({
  id: 'c1',
  courts: [3],
  firstDay: '2026-09-20',
  firstHour: 18,
  lastDay: '2026-09-20',
  lastHour: 20,
  sentence: 'Terrain 3 en travaux',
  tournament: null,
  author: 'Nadia Ferrand',
  inTheWay: 0,
  ...changed,
});

/** The list is read again after a change. */
const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(10)));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const check = () => button('Voir les réservations concernées');
const close = () => button(/^Fermer (le terrain|tous les terrains|ces terrains)/);

test('a form without courts is refused on the page, and nothing is asked', async () => {
  const user = open();
  await screen.findByText('Aucun terrain n’est fermé.');
  await user.click(check());
  expect(screen.getByText('Cochez au moins un terrain.')).toBeVisible();
  expect(asked.map(({ name }) => name)).toEqual(['desk_closures']);
});

test('hours that are closed already are refused with the closure that has them', async () => {
  const refusal = {
    kind: 'refused',
    reason: 'closed-already',
    closure: closure({ sentence: 'Filet à changer' }),
  };
  answers = { closure_preview: () => refusal };
  const user = open();
  await user.click(await screen.findByLabelText('Terrain 3'));
  await user.click(check());
  expect(
    await screen.findByText(
      /^Ces heures sont déjà fermées par «\s.?Filet à changer.?\s»\s: le terrain 3, le .* à .*\.$/,
    ),
  ).toBeVisible();
});

test('a closure without an answer keeps what was chosen, and is repeated as the same command', async () => {
  answers = {
    closure_preview: () => ({ kind: 'preview', hours: 1, bookings: [booking()] }),
    close_courts: () => ({ kind: 'closed', hours: 1, moved: 1, cancelled: 0 }),
  };
  const user = open();
  await user.click(await screen.findByLabelText('Terrain 3'));
  expect(screen.getByLabelText('Motif de la fermeture')).toHaveValue('Terrain 3 en travaux');
  await user.click(check());
  expect(await screen.findByText('1 heure de terrain sera fermée.')).toBeVisible();
  expect(sentTo('closure_preview')).toMatchObject([{ courts: [3], first_day: '2026-09-15', last_hour: 23 }]);
  await user.click(close());
  expect(screen.getByText('Choisissez ce que devient cette réservation.')).toBeVisible();
  const choice = screen.getByLabelText(/18\sh, terrain 3.*Zoé Martin/);
  await user.selectOptions(choice, '2026-09-20 19 1');
  isDead = true;
  await user.click(close());
  expect(await screen.findByText(/ne répond pas.*rien ne sera fait deux fois/)).toBeVisible();
  isDead = false;
  expect(choice).toHaveValue('2026-09-20 19 1');
  // It may have been executed: it can be repeated, not changed.
  for (const field of [choice, screen.getByLabelText('Terrain 3'), screen.getByLabelText('Premier jour')])
    expect(field).toBeDisabled();
  expect(close()).toHaveFocus();
  await user.click(close());
  expect(await screen.findByText(/Terrains fermés 1 réservation déplacée/)).toBeVisible();
  expect(screen.getByLabelText('Terrain 3')).toBeEnabled();
  const [first, second] = sentTo('close_courts');
  expect(first).toEqual(second);
  expect(first).toMatchObject({
    sentence: 'Terrain 3 en travaux',
    decisions: [{ id: 'b1', sequence: 4, action: 'move', day: '2026-09-20', hour: 19, court: 1 }],
  });
  expect(screen.getByLabelText('Terrain 3')).not.toBeChecked();
  await settle();
});

test('a booking that came in between is shown, and the other choices stay', async () => {
  const late = booking({ id: 'b2', hour: 19, name: 'Ana Diaz', email: '', phone: '0600000000' });
  answers = {
    closure_preview: () => ({ kind: 'preview', hours: 2, bookings: [booking()] }),
    close_courts: ({ decisions }) =>
      (decisions as readonly unknown[]).length === 2
        ? { kind: 'closed', hours: 2, moved: 0, cancelled: 2 }
        : { kind: 'conflict', reason: 'undecided', bookings: [booking(), late] },
  };
  const user = open();
  await user.click(await screen.findByLabelText('Tous les terrains'));
  await user.click(check());
  await user.selectOptions(await screen.findByLabelText(/Zoé Martin/), 'Annuler la réservation');
  expect(screen.getByText(/^Choisissez où elle est déplacée/)).toBeVisible();
  await user.click(close());
  expect(await screen.findByText(/est arrivée ou a changé entre-temps/)).toBeVisible();
  expect(screen.getByLabelText(/Zoé Martin/)).toHaveValue('cancel');
  expect(screen.getByText(/^Choisissez où chacune est déplacée/)).toBeVisible();
  expect(screen.getByText(/à prévenir au 06 00 00 00 00/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/Ana Diaz/), 'Annuler la réservation');
  await user.click(close());
  expect(await screen.findByText(/2 annulées/)).toBeVisible();
  const told = await screen.findByRole('link', { name: '06 00 00 00 00' });
  expect(told.closest('li')).toHaveTextContent(
    /^Ana Diaz\s: 20\/09\/2026, 19\sh, terrain 3\s: annulée\. 06 00/,
  );
  expect(sentTo('close_courts')[0]).toMatchObject({ courts: null, sentence: 'Centre fermé pour travaux' });
  await settle();
});

test('after a closure the desk reads what to tell whom no mail reaches', async () => {
  const moved = booking({
    email: '',
    phone: '0600000000',
    suggestions: [{ day: '2026-09-20', hour: 18, court: 1 }],
  });
  const unreachable = booking({
    id: 'b2',
    name: 'Ana Diaz',
    email: '',
    suggestions: [{ day: '2026-09-21', hour: 19, court: 2 }],
  });
  answers = {
    closure_preview: () => ({ kind: 'preview', hours: 2, bookings: [moved, unreachable] }),
    close_courts: () => ({ kind: 'closed', hours: 2, moved: 2, cancelled: 0 }),
  };
  const user = open();
  await user.click(await screen.findByLabelText('Terrain 3'));
  await user.click(check());
  await user.selectOptions(await screen.findByLabelText(/Ana Diaz/), '2026-09-21 19 2');
  await user.click(button('Fermer le terrain 3'));
  expect(await screen.findByText(/Ces personnes ne reçoivent pas d’e-mail/)).toBeVisible();
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(
      /^Zoé Martin\s: 20\/09\/2026, de 18\sh, terrain 3, à 18\sh, terrain 1\. 06 00 00 00 00$/,
    ),
    expect.stringMatching(
      /^Ana Diaz\s: du 20\/09\/2026, 18\sh, terrain 3, au 21\/09\/2026, 19\sh, terrain 2\. À prévenir à son arrivée\.$/,
    ),
  ]);
  await settle();
});

test('hundreds of bookings are folded by day, and decided by one choice for all', async () => {
  const bookings = Array.from({ length: 40 }, (_, place) =>
    booking({
      id: `b${place}`,
      day: place < 30 ? '2026-09-20' : '2026-09-21',
      name: `Joueur ${place}`,
      suggestions: place === 35 ? [] : [{ day: '2026-09-22', hour: 10, court: place + 1 }],
    }),
  );
  answers = {
    closure_preview: () => ({ kind: 'preview', hours: 40, bookings }),
    close_courts: () => ({ kind: 'closed', hours: 40, moved: 39, cancelled: 1 }),
  };
  const user = open();
  await user.click(await screen.findByLabelText('Tous les terrains'));
  await user.click(check());
  expect(await screen.findByText('40 réservations concernées')).toBeVisible();
  expect(screen.queryByLabelText(/Joueur/)).toBeNull();
  await user.click(button('Tout déplacer si une place existe'));
  expect(screen.getByText('39 déplacées, 1 à décider')).toBeVisible();
  await user.click(close());
  expect(screen.getByText(/1 réservation attend encore votre choix/)).toBeVisible();
  await user.click(screen.getByText('9 déplacées, 1 à décider'));
  expect(screen.getAllByLabelText(/Joueur/)).toHaveLength(10);
  expect(screen.getByLabelText(/Joueur 35/)).toHaveAccessibleDescription(/Choisissez ce que devient/);
  await user.click(button('Annuler celle qui reste'));
  await user.selectOptions(screen.getByLabelText(/Joueur 36/), 'Annuler la réservation');
  expect(screen.getByText('38 déplacées, 2 annulées')).toBeVisible();
  await user.click(close());
  expect(await screen.findByText(/39 réservations déplacées, 1 annulée/)).toBeVisible();
  const [{ decisions } = {}] = sentTo('close_courts');
  expect(decisions).toHaveLength(40);
  await settle();
});

test.each([
  ['today, from the hour that comes', '2026-09-15T12:30:00Z', '', '15/09/2026', '15'],
  ['tomorrow, once the last hour of today runs', '2026-09-15T21:10:00Z', '', '16/09/2026', '10'],
  ['the day that « Jour » has shown last', '2026-09-15T12:30:00Z', '?jour=2026-10-02', '02/10/2026', '10'],
  ['today after a day that is over', '2026-09-15T12:30:00Z', '?jour=2026-09-02', '15/09/2026', '15'],
])('a new closure begins %s', async (_, now, query, day, hour) => {
  jest.setSystemTime(new Date(now));
  open(`/accueil${query}`);
  expect(await screen.findByLabelText('Premier jour')).toHaveValue(day);
  expect(screen.getByLabelText('Dernier jour')).toHaveValue(day);
  expect(screen.getByLabelText('Fermé à partir de')).toHaveValue(hour);
});

test('a draft whose last day has passed says so, and nothing is asked', async () => {
  act(() => closureDraft.keep({ courts: '3', firstDay: '10/09/2026', lastDay: '14/09/2026' }));
  const user = open();
  expect(await screen.findByText(/choisissez-en un autre/)).toBeVisible();
  expect(screen.getByText(/la fermeture commencerait maintenant/)).toBeVisible();
  await user.click(check());
  expect(sentTo('closure_preview')).toEqual([]);
  await user.clear(screen.getByLabelText('Dernier jour'));
  await user.type(screen.getByLabelText('Dernier jour'), '16/09/2026');
  expect(screen.queryByText(/choisissez-en un autre/)).toBeNull();
});

test('planned closures come before the form, which is a press away', async () => {
  present = [closure({ courts: [1, 3] })];
  answers = { reopen_courts: () => ({ kind: 'reopened' }) };
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Préparer une fermeture' }));
  expect(screen.getByLabelText('Tous les terrains')).toHaveFocus();
  await user.click(button(/^Rouvrir/));
  expect(await screen.findByRole('alertdialog', { name: /Rouvrir les terrains 1 et 3/ })).toBeVisible();
  expect(button('Garder fermé')).toBeVisible();
});

test('a refusal of the centre is said in a sentence', async () => {
  answers = { closure_preview: () => ({ kind: 'refused', reason: 'no-hour' }) };
  const user = open();
  await user.click(await screen.findByLabelText('Terrain 2'));
  await user.click(check());
  expect(await screen.findByText(/Le centre est déjà fermé à ces heures/)).toBeVisible();
});

test('the bookings in the way of a tournament’s day are decided in the list', async () => {
  present = [
    closure({
      lastDay: '2026-09-21',
      tournament: { id: 't1', name: 'Open' },
      sentence: 'Tournoi\u00a0: Open',
      inTheWay: 1,
    }),
  ];
  answers = {
    closure_bookings: () => ({ kind: 'preview', hours: 3, bookings: [booking()] }),
    clear_closure: () => {
      present = [closure({ inTheWay: 0 })];
      return { kind: 'closed', hours: 3, moved: 0, cancelled: 1 };
    },
  };
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Déplacer ou annuler cette réservation' }));
  // The closure is of several days.
  const choice = await screen.findByLabelText(/^20\/09\/2026, 18\sh, terrain 3\s: Zoé Martin/);
  await user.selectOptions(choice, 'Annuler la réservation');
  isDead = true;
  await user.click(button('Appliquer ces choix'));
  expect(await screen.findByText(/ne répond pas.*rien ne sera fait deux fois/)).toBeVisible();
  expect(screen.getByLabelText(/Zoé Martin/)).toBeDisabled();
  isDead = false;
  await user.click(button('Appliquer ces choix'));
  expect(await screen.findByText(/Réservations traitées 1 annulée/)).toBeVisible();
  const [sent, repeated] = sentTo('clear_closure');
  expect(repeated).toEqual(sent);
  expect(sent).toMatchObject({ id: 'c1', decisions: [{ action: 'cancel' }] });
  await settle();
  expect(screen.queryByText(/occupe encore/)).toBeNull();
});

test('the sentence is changed, and a closure without an answer stays in the list', async () => {
  present = [closure()];
  answers = { change_closure: () => ({ kind: 'changed' }) };
  const user = open();
  await user.click(await screen.findByRole('button', { name: /^Modifier le motif/ }));
  const list = within(screen.getByRole('list'));
  await user.clear(list.getByLabelText('Motif de la fermeture'));
  await user.click(button('Enregistrer le motif'));
  expect(screen.getByText(/Le motif est vide/)).toBeVisible();
  await user.type(list.getByLabelText('Motif de la fermeture'), 'Fuite d’eau');
  await user.click(button('Enregistrer le motif'));
  expect(await screen.findByText('Motif modifié')).toBeVisible();
  expect(button(/^Modifier le motif/)).toHaveFocus();
  expect(sentTo('change_closure')).toEqual([{ id: 'c1', sentence: 'Fuite d’eau' }]);
  isDead = true;
  await act(async () => dispatchEvent(new Event('online')));
  expect(await screen.findByText(/voici la liste telle qu’elle était à 14/)).toBeVisible();
  expect(screen.getByText('Terrain 3 en travaux')).toBeVisible();
});

test('the focus stays in sight when a closure comes above it or goes', async () => {
  const scrolled = jest.fn();
  HTMLElement.prototype.scrollIntoView = scrolled;
  answers = {
    closure_preview: () => ({ kind: 'preview', hours: 2, bookings: [] }),
    close_courts: () => {
      present = [closure()];
      return { kind: 'closed', hours: 2, moved: 0, cancelled: 0 };
    },
    reopen_courts: () => {
      present = [];
      return { kind: 'reopened' };
    },
  };
  const user = open();
  await user.click(await screen.findByLabelText('Terrain 3'));
  await user.click(check());
  await user.click(await screen.findByRole('button', { name: 'Fermer le terrain 3' }));
  const reopen = await screen.findByRole('button', { name: /^Rouvrir/ });
  expect(scrolled.mock.contexts).toEqual([check()]);
  await user.click(reopen);
  const yes = await screen.findByRole('button', { name: 'Rouvrir' });
  // Nothing changes behind the question.
  present = [closure(), closure({ id: 'c2', sentence: 'Fuite d’eau' })];
  dispatchEvent(new Event('online'));
  await settle();
  expect(screen.queryByText('Fuite d’eau')).toBeNull();
  await user.click(yes);
  expect(await screen.findByText('Aucun terrain n’est fermé.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Fermetures en cours et à venir' })).toHaveFocus();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

test('a list that cannot be read says so, and is asked for again', async () => {
  isDead = true;
  const user = open();
  expect(await screen.findByText('Le centre ne répond pas')).toBeVisible();
  isDead = false;
  await user.click(button('Réessayer'));
  expect(await screen.findByText('Aucun terrain n’est fermé.')).toBeVisible();
});
