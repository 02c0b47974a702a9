import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import {
  centreRules,
  dismissNotice,
  pauseNotices,
  reservationStore,
  resumeNotices,
  session,
  subscribe,
  useNotices,
} from 'shared-kernel';
import { reservations } from 'shared-kernel/courts';
import { learnSettings } from 'shared-kernel/hosted-centre';
import { dismissal } from '../../data/ask';
import type { ClosedCell, DeskReservation } from '../../data/desk';
import { deskDraft } from '../../data/deskDraft';
import { aCentre } from '../../testing/aCentre';
import { aDeskReservation } from '../../testing/aDeskReservation';
import { setMovedReservation } from './booking/MoveDialog';
import { Component } from './FrontDeskPage';

jest.mock('shared-kernel', () => ({
  ...jest.requireActual('shared-kernel'),
  sharedBackEnd: () => ({ url: 'https://back-end.example', anonKey: 'public' }),
}));

jest.mock('shared-kernel/download', () => ({ downloadFile: jest.fn() }));
const { downloadFile } = jest.requireMock('shared-kernel/download');

type Given = Readonly<Record<string, unknown>>;
type User = ReturnType<typeof userEvent.setup>;
type Answers = Readonly<Record<string, (given: Given) => unknown>>;

const staff = {
  id: 's1',
  name: 'Nadia Ferrand',
  email: 'nadia@example.org',
  role: 'player',
  isStaff: true,
} as const;
/** Tuesday, 14:30 in Paris. */
const afternoon = new Date('2026-09-15T12:30:00Z');

const unheard = { status: 'loading' } as const;
/** The centre has told its time. */
const heard = { status: 'ready', value: true } as const;

const asked: { readonly name: string; readonly given: Given }[] = [];
let present: readonly DeskReservation[];
let closures: readonly ClosedCell[];
let answers: Answers;
let isDead: boolean;
let answerMs = 10;

/** An empty line, and no account that is found. */
const usual: Answers = {
  desk_days: () => list(),
  desk_members: () => ({ kind: 'found', people: [] }),
  desk_counts: () => ({ kind: 'counted', requests: 0, waiting: 0 }),
};
const list = () => ({ kind: 'listed', now: afternoon.toISOString(), reservations: present, closures });
/** The answer to a booking, which is on the list from now on. */
const booked = (...changes: readonly Partial<DeskReservation>[]) => {
  const reservations = changes.map(aDeskReservation);
  present = [...present, ...reservations];
  return { kind: 'booked', reservations };
};
const sentTo = (name: string) => asked.filter((request) => request.name === name).map(({ given }) => given);

beforeEach(() => {
  // Only the clock stands still: requests and pauses take their time.
  jest.useFakeTimers({
    now: afternoon,
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'queueMicrotask',
      'nextTick',
      'performance',
      'setImmediate',
      'clearImmediate',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
  pauseNotices('tests');
  asked.length = 0;
  present = [];
  closures = [];
  answers = {};
  isDead = false;
  answerMs = 10;
  dismissal.setState(false, true);
  setMovedReservation(null);
  deskDraft.forget();
  jest.spyOn(reservations.isMineUpToDate, 'snapshot').mockReturnValue(heard);
  jest.spyOn(session, 'token').mockResolvedValue('token');
  jest.spyOn(session, 'current').mockReturnValue({ status: 'member', user: staff } as never);
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, request?: RequestInit) => {
    const name = String(url).replace(/^.*\/rpc\//, '');
    const given = JSON.parse(String(request?.body ?? '{}'));
    asked.push({ name, given });
    await new Promise((resolve) => setTimeout(resolve, answerMs));
    if (isDead) throw new TypeError('Failed to fetch');
    const all: Answers = { ...usual, ...answers };
    const answer = all[name];
    if (!answer) throw new Error(`No answer to ${name}.`);
    const text = JSON.stringify(answer(given));
    return { status: 200, ok: true, text: async () => text } as Response;
  });
});

afterEach(() => {
  act(() => shown.forEach(dismissNotice));
  act(() => centreRules.setState(null, true));
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
  jest.useRealTimers();
});

// A grid of a hundred cells is slow to search on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);

/** Of the last render: the next test begins without them. */
let shown: readonly string[] = [];

function Notices() {
  const notices = useNotices();
  shown = notices.map(({ id }) => id);
  return (
    <div role="log">
      {notices.map(({ id, title, description, action }) => (
        <p key={id}>
          {title} {description}
          {action?.onSelect && (
            <button type="button" onClick={action.onSelect}>
              {action.label}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}

async function open(address = '/accueil') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Component />
      <Notices />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

/** By its label: among a hundred cells, a search by role takes seconds. */
const cell = (name: RegExp) => screen.findByLabelText(name);
const seen = (name: RegExp) => screen.getByLabelText(name);
const focus = async (name: RegExp) => {
  const found = await cell(name);
  act(() => found.focus());
};
/** Whether the screen is wide and has a mouse. */
const matchMedia = (matches: boolean) => {
  window.matchMedia = () => ({ matches, addEventListener() {}, removeEventListener() {} }) as never;
};
const dialog = () => screen.findByRole('dialog');
/** Presses a cell, and answers what its dialog has. */
async function press(user: User, name: RegExp) {
  await user.click(await cell(name));
  return within(await dialog());
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('after the first refusal the page of a dismissed person offers nothing', async () => {
  const user = await open();
  await cell(/^18.h, terrain 1.: Libre/);
  answers = { desk_days: () => ({ kind: 'refused', reason: 'not-staff' }) };
  await user.click(await screen.findByText('Exporter (CSV)'));
  expect(await screen.findByText('Liste réservée à l’équipe du centre')).toBeVisible();
  expect(document.querySelectorAll('button, a, [role=tab]')).toHaveLength(0);
});

test('a desk opens today of the centre, and none before it knows that day', async () => {
  jest.spyOn(reservations.isMineUpToDate, 'snapshot').mockReturnValue(unheard);
  await open();
  expect(screen.queryByText('mardi 15 septembre 2026')).toBeNull();
  expect(sentTo('desk_days')).toEqual([]);
});

test('a cell says its hour, its court, who has it and how it stands', async () => {
  present = [
    aDeskReservation({ absences: 2 }),
    aDeskReservation({ id: 'r2', court: 2, name: 'Ana Martin', attendance: 'arrived', players: 2 }),
  ];
  closures = [
    { id: 'c1', day: '2026-09-15', hour: 18, court: 3, sentence: 'Filet à changer', tournament: null },
  ];
  await open();
  expect(await screen.findByRole('grid', { name: 'Réservations du mardi 15 septembre 2026' })).toBeVisible();
  expect(seen(/^18\sh, terrain 1\s: Yanis Roux, Réservé, 4\sjoueurs, 2 absences$/)).toBeVisible();
  expect(seen(/^18\sh, terrain 2\s: Ana Martin, Arrivé, 2\sjoueurs$/)).toBeVisible();
  expect(within(seen(/^18\sh, terrain 1/)).getByText('06 12 34 56 78')).toHaveAttribute(
    'aria-hidden',
    'true',
  );
  expect(seen(/^18\sh, terrain 3\s: Fermé, Filet à changer$/)).toBeVisible();
  expect(seen(/^18\sh, terrain 4\s: Libre$/)).toBeVisible();
  expect(seen(/^10\sh, terrain 1\s: Passé$/)).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('2 réservations, 6 joueurs.')).toBeVisible();
});

test('the arrows move along the cells, Home and End along the row, from the hour that is running', async () => {
  const user = await open();
  const first = await cell(/^14\sh, terrain 1/);
  expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  act(() => first.focus());
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(seen(/^15\sh, terrain 2/)).toHaveFocus();
  await user.keyboard('{End}');
  expect(seen(/^15\sh, terrain 6/)).toHaveFocus();
  await user.keyboard('{ArrowRight}{Home}{ArrowUp}');
  expect(seen(/^14\sh, terrain 1/)).toHaveFocus();
  await user.keyboard('{Control>}{End}{/Control}');
  expect(seen(/^23\sh, terrain 6/)).toHaveFocus();
});

test('Page Down and an hour’s digits lead to that hour of the next day, before its list has come', async () => {
  const user = await open();
  await focus(/^14\sh, terrain 4/);
  await user.keyboard('{PageDown}19');
  expect(screen.getByRole('grid', { name: 'Réservations du mercredi 16 septembre 2026' })).toBeVisible();
  expect(await cell(/^19\sh, terrain 4\s: Libre/)).toHaveFocus();
  // On a French keyboard, without Shift.
  fireEvent.keyDown(seen(/^19\sh, terrain 4/), { key: 'é', code: 'Digit2' });
  expect(seen(/^20\sh, terrain 4/)).toHaveFocus();
  await user.keyboard('{PageUp}');
  expect(screen.getByRole('grid', { name: 'Réservations du mardi 15 septembre 2026' })).toBeVisible();
  expect(await cell(/^20\sh, terrain 4\s: Libre/)).toHaveFocus();
});

/** The centre notes what is asked for. */
const notes: Answers = {
  desk_attendance: ({ attendance }) => {
    present = [aDeskReservation({ attendance: attendance as DeskReservation['attendance'] })];
    return { kind: 'noted', reservation: present[0] };
  },
};

test.each([
  [
    'a press on the box of a cell',
    (user: User) => user.click(seen(/^Arrivé\s: Yanis Roux, 18\sh, terrain 1$/)),
  ],
  ['« A » on the cell', (user: User) => user.keyboard('a')],
])('%s notes the arrival at once, and it can be undone', async (_, arrive) => {
  present = [aDeskReservation()];
  answers = notes;
  const user = await open();
  await focus(/^18\sh, terrain 1/);
  expect(document.activeElement).toHaveAttribute('aria-keyshortcuts', 'A B');
  const box = seen(/^Arrivé\s: Yanis Roux/);
  expect(box).toHaveAttribute('aria-pressed', 'false');
  await arrive(user);
  expect(await cell(/^18\sh, terrain 1\s: Yanis Roux, Arrivé/)).toBeVisible();
  expect(box).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(within(screen.getByRole('log')).getByRole('button', { name: 'Défaire' }));
  expect(await cell(/^18\sh, terrain 1\s: Yanis Roux, Réservé/)).toBeVisible();
  expect(sentTo('desk_attendance')).toEqual([
    { id: 'r1', attendance: 'arrived' },
    { id: 'r1', attendance: null },
  ]);
});

test('« B » on the cell notes the absence, and Ctrl + Z takes it back', async () => {
  present = [aDeskReservation()];
  answers = notes;
  const user = await open();
  await focus(/^18\sh, terrain 1/);
  await user.keyboard('b');
  expect(await cell(/^18\sh, terrain 1\s: Yanis Roux, Absent/)).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  expect(await cell(/^18\sh, terrain 1\s: Yanis Roux, Réservé/)).toBeVisible();
  expect(sentTo('desk_attendance')).toEqual([
    { id: 'r1', attendance: 'absent' },
    { id: 'r1', attendance: null },
  ]);
});

test('before the hour « Absent » says from when it is noted, by key or in the window, and offers no repeat', async () => {
  present = [aDeskReservation()];
  answers = { desk_attendance: () => ({ kind: 'refused', reason: 'not-yet' }) };
  const user = await open();
  await focus(/^18\sh, terrain 1/);
  await user.keyboard('b');
  expect(await screen.findByText(/non notée L’absence se note à partir de 18\sh\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  const form = await press(user, /^18\sh, terrain 1/);
  await user.click(form.getByRole('button', { name: 'Absent' }));
  expect(await form.findByText(/^L’absence se note à partir de 18\sh\.$/)).toBeVisible();
});

test('the day after has no box, and « A » and « B » say when an arrival is noted', async () => {
  present = [aDeskReservation({ day: '2026-09-16' })];
  const user = await open('/accueil?jour=2026-09-16');
  await focus(/^18\sh, terrain 1\s: Yanis/);
  await user.keyboard('ab');
  // The second one takes the place of the first.
  expect(
    await screen.findByText(/^Yanis Roux.?\s: présence non notée Possible à partir du jour de la partie\.$/),
  ).toBeVisible();
  expect(screen.queryByLabelText(/^Arrivé/)).not.toBeInTheDocument();
  expect(sentTo('desk_attendance')).toEqual([]);
});

test('on a phone an arrival that the centre did not answer can be noted again', async () => {
  matchMedia(false);
  present = [aDeskReservation()];
  answers = notes;
  const user = await open();
  const box = await cell(/^Arrivé\s: Yanis Roux, 18\sh, terrain 1$/);
  expect(box).toHaveTextContent('Arrivé');
  isDead = true;
  await user.click(box);
  const notice = within(await screen.findByText(/Yanis Roux.?\s: présence non notée/));
  isDead = false;
  await user.click(notice.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(box).toHaveAttribute('aria-pressed', 'true'));
});

test('one date of a series is cancelled by one press in its window, and can be undone', async () => {
  present = [aDeskReservation({ series: 's1' })];
  answers = {
    desk_cancel: () => {
      present = [];
      return { kind: 'cancelled', reservations: [aDeskReservation({ sequence: 1 })] };
    },
    desk_undo: () => {
      present = [aDeskReservation({ series: 's1', sequence: 2 })];
      return { kind: 'undone', reservations: present };
    },
  };
  const user = await open();
  await press(user, /^18\sh, terrain 1/);
  expect(button('Annuler avec un motif…')).toBeVisible();
  await user.click(button('Annuler cette date'));
  expect(await cell(/^18\sh, terrain 1\s: Libre/)).toBeVisible();
  expect(sentTo('desk_cancel')).toMatchObject([{ id: 'r1', sequence: 0, reason: '' }]);
  await user.click(within(screen.getByRole('log')).getByRole('button', { name: 'Défaire' }));
  expect(await cell(/^18\sh, terrain 1\s: Yanis Roux/)).toBeVisible();
});

test('the window of a reservation tells why it was changed, and with which sentence its person is blocked', async () => {
  const suspension = 'Appelez-nous.';
  present = [
    aDeskReservation({ changedBy: 'Léa', changeReason: 'Fuite d’eau', suspended: true, suspension }),
  ];
  const user = await open();
  const details = await press(user, /^18\sh, terrain 1/);
  expect(details.getByText('Fuite d’eau')).toBeVisible();
  expect(details.getByText(/^Phrase du blocage\s: «\s.?Appelez-nous\..?\s»$/)).toBeVisible();
});

test('a guest on the phone is booked with a name and a number, and the booking can be undone', async () => {
  answers = {
    desk_book_courts: ({ courts, hour, day, name, phone }) =>
      booked({ court: Number(courts), hour, day, name, phone } as Partial<DeskReservation>),
    desk_undo: () => {
      present = [];
      return { kind: 'undone' };
    },
  };
  const user = await open();
  expect((await press(user, /^19\sh, terrain 4/)).getByRole('combobox', { name: 'Nom' })).toHaveFocus();
  await user.keyboard('Léa Petit');
  await user.type(screen.getByLabelText('Téléphone'), '06 11 22 33 44{Enter}');
  expect(await cell(/^19\sh, terrain 4\s: Léa Petit/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sentTo('desk_book_courts')).toMatchObject([
    {
      day: '2026-09-15',
      hour: 19,
      courts: [4],
      players: 4,
      name: 'Léa Petit',
      phone: '06 11 22 33 44',
      email: null,
    },
  ]);
  await user.click(within(screen.getByRole('log')).getByRole('button', { name: 'Défaire' }));
  expect(await cell(/^19\sh, terrain 4\s: Libre/)).toBeVisible();
  expect(sentTo('desk_undo')).toEqual([{ command: sentTo('desk_book_courts')[0]?.command }]);
});

test('a member is proposed by the beginning of the name, and is booked with the account', async () => {
  const person = {
    id: 'm1',
    name: 'Ana Martin',
    email: 'ana@example.org',
    isConfirmed: false,
    absences: 3,
    suspended: true,
    suspension: 'Deux absences.',
  };
  answers = {
    desk_members: () => ({ kind: 'found', people: [person] }),
    desk_book_courts: () => booked({ hour: 19, member: 'm1' }),
  };
  const user = await open();
  await press(user, /^19\sh, terrain 1/);
  await user.keyboard('ana');
  await user.click(await screen.findByRole('option', { name: /Ana Martin/ }));
  expect(screen.getByText(/^Compte\s: ana@example.org, adresse non confirmée$/)).toBeVisible();
  expect(screen.getByLabelText('E-mail (facultatif)')).toHaveAccessibleDescription(
    /^Aucun e-mail ne part à cette adresse/,
  );
  expect(screen.getByText(/^3 absences en 90\sjours$/)).toBeVisible();
  expect(screen.getByText(/^Ne peut plus réserver en ligne\s: «\s.?Deux absences\..?\s»$/)).toBeVisible();
  await user.click(button('Réserver'));
  await waitFor(() =>
    expect(sentTo('desk_book_courts')).toMatchObject([{ name: 'Ana Martin', member: 'm1' }]),
  );
});

test('a court that another person took says who has it, and another court is one press away', async () => {
  answers = {
    desk_book_courts: ({ courts }) =>
      String(courts) === '2'
        ? { kind: 'taken', by: aDeskReservation({ court: 2, hour: 19 }), freeCourts: [5] }
        : booked({ id: 'r9', court: 5, hour: 19, name: 'Léa' }),
  };
  const user = await open();
  await press(user, /^19\sh, terrain 2/);
  await user.keyboard('Léa{Enter}');
  expect(await screen.findByText(/^Le terrain 2 vient d’être pris\s: Yanis Roux\.$/)).toBeVisible();
  await user.click(button('Prendre le terrain 5'));
  expect(await cell(/^19\sh, terrain 5\s: Léa/)).toBeVisible();
  const [first, second] = sentTo('desk_book_courts');
  expect(first?.command).not.toBe(second?.command);
});

test('a group gets the pressed court and its free neighbours, and all are taken back', async () => {
  present = [aDeskReservation({ hour: 19, court: 1 })];
  const others = { hour: 19, name: 'Léa' };
  answers = {
    desk_book_courts: ({ courts }) =>
      String(courts) === '5,4,6'
        ? { kind: 'taken', by: aDeskReservation({ court: 6, hour: 19 }), freeCourts: [2, 3, 4, 5] }
        : booked(
            ...[3, 4, 5].map((court) => ({ ...others, id: `g${court}`, court, reference: `REF${court}` })),
          ),
    desk_undo: () => {
      present = [];
      return { kind: 'undone' };
    },
  };
  const user = await open();
  const window = await press(user, /^19\sh, terrain 5/);
  const howMany = within(window.getByRole('group', { name: 'Nombre de terrains' }));
  expect(howMany.getAllByRole('radio')).toHaveLength(5);
  await user.click(howMany.getByRole('radio', { name: '3' }));
  expect(howMany.getByText('Terrains 4, 5 et 6.')).toBeVisible();
  expect(window.getByLabelText('Terrain choisi')).toHaveValue('5');
  await user.type(window.getByRole('combobox', { name: 'Nom' }), 'Léa{Enter}');
  expect(
    await screen.findByText(
      /^Le terrain 6 vient d’être pris\s: Yanis Roux\. Encore libres\s: terrains 2, 3, 4 et 5\.$/,
    ),
  ).toBeVisible();
  expect(window.getByRole('combobox', { name: 'Nom' })).toHaveValue('Léa');
  await user.click(button('Prendre les terrains 3, 4 et 5'));
  expect(await cell(/^19\sh, terrain 5\s: Léa/)).toBeVisible();
  expect(sentTo('desk_book_courts').map(({ courts }) => courts)).toEqual([
    [5, 4, 6],
    [5, 3, 4],
  ]);
  const notice = within(screen.getByRole('log'));
  expect(notice.getByText(/terrains\s3, 4 et 5 · références REF3, REF4 et REF5/)).toBeVisible();
  await user.click(notice.getByRole('button', { name: 'Défaire' }));
  for (const court of [3, 4, 5])
    expect(await cell(new RegExp(`^19\\sh, terrain ${court}\\s: Libre`))).toBeVisible();
});

test.each([
  ['at once', async () => {}],
  [
    'after a reload',
    async () => {
      cleanup();
      await open();
      await dialog();
    },
  ],
])('without an answer what was typed stays, and the same command is repeated %s', async (_, meanwhile) => {
  answers = { desk_book_courts: () => booked({ hour: 19, name: 'Léa' }) };
  const user = await open();
  await press(user, /^19\sh, terrain 1/);
  isDead = true;
  await user.keyboard('Léa{Enter}');
  expect(await screen.findByText(/Le centre ne répond pas\. Rien de votre saisie n’est perdu/)).toBeVisible();
  isDead = false;
  await meanwhile();
  await waitFor(() => expect(button('Réessayer')).toHaveFocus());
  expect(screen.getByRole('combobox', { name: 'Nom' })).toHaveValue('Léa');
  await user.click(button('Réessayer'));
  expect(await cell(/^19\sh, terrain 1\s: Léa/)).toBeVisible();
  const commands = sentTo('desk_book_courts');
  expect(commands).toHaveLength(2);
  expect(commands[0]).toEqual(commands[1]);
  expect(deskDraft.read()).toEqual({});
});

test.each([
  ['phone', 'Téléphone', /Écrivez le numéro avec des chiffres/],
  ['email', 'E-mail (facultatif)', /n’est pas complète/],
  ['closed', null, /^Le centre est fermé à cette heure, ou ce terrain n’est plus en service\.$/],
  ['past', null, /^Cette heure a commencé il y a plus d’une heure\s: choisissez-en une autre\.$/],
  ['too-far', null, /^Ce jour est à plus de deux ans\s: choisissez-en un plus proche\.$/],
])('the refusal « %s » is told at its field or at the button', async (reason, label, sentence) => {
  answers = { desk_book_courts: () => ({ kind: 'refused', reason }) };
  const user = await open();
  const form = await press(user, /^19\sh, terrain 1/);
  await user.keyboard('Léa{Enter}');
  expect(await form.findByText(sentence)).toBeVisible();
  if (label) expect(form.getByLabelText(label)).toHaveAccessibleDescription(sentence);
  expect(form.getByRole('combobox', { name: 'Nom' })).toHaveValue('Léa');
});

test('a day on which the centre is closed says so, and why', async () => {
  const exceptions = [{ day: '2026-09-16', hours: null, note: 'Fête du club' }];
  act(() => learnSettings(aCentre({ exceptions })));
  await open('/accueil?jour=2026-09-16');
  expect(await screen.findByText('Le centre est fermé ce jour-là (Fête du club).')).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  act(() => centreRules.setState(null, true));
});

test('an open desk hears of a court that the manager adds elsewhere', async () => {
  act(() => learnSettings(aCentre({ revision: 6 })));
  const heard: unknown[] = [];
  const stop = subscribe('centre:saved', ({ revision }) => heard.push(revision));
  answers = { 'centre_settings?centre=prouvy': () => aCentre({ revision: 6 }) };
  await open();
  await cell(/^18\sh, terrain 1/);
  expect(heard).toEqual([]);
  answers = { 'centre_settings?centre=prouvy': () => aCentre({ revision: 7 }) };
  await askAgain('desk_days');
  await waitFor(() => expect(heard).toEqual([7]));
  stop();
});

test('a window stays open until its command is answered', async () => {
  answers = { desk_book_courts: () => ({ kind: 'refused', reason: 'phone' }) };
  const user = await open();
  const { findByText } = await press(user, /^19\sh, terrain 1/);
  answerMs = 1_000;
  await user.keyboard('Léa{Enter}{Escape}');
  expect(await findByText(/Écrivez le numéro avec des chiffres/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

/** The desk asks for the changes of others, and has their answer. */
async function askAgain(name: string) {
  const before = sentTo(name).length;
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(sentTo(name)).toHaveLength(before + 1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

const pressFree = (user: User) => press(user, /^19\sh, terrain 1\s: Libre/);
const leave = (user: User) => user.keyboard('{Escape}');

test.each<[string, (user: User) => Promise<unknown>, (user: User) => Promise<unknown>]>([
  ['the dialog of a cell is open', pressFree, leave],
  ['« Agenda » is open', async (user) => user.click(await screen.findByText('Agenda')).then(dialog), leave],
  [
    'a reservation is dragged',
    async () => {
      // The environment has no pointer events with a place.
      const at = (type: string, clientX: number) =>
        Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType: 'mouse' });
      document.elementFromPoint = () => null;
      fireEvent(seen(/^18\sh, terrain 1/), at('pointerdown', 0));
      fireEvent(window, at('pointermove', 50));
    },
    async () => fireEvent(window, new MouseEvent('pointerup')),
  ],
])('a change of others waits while %s, and is shown afterwards', async (_, hold, release) => {
  present = [aDeskReservation()];
  answers = { desk_feed: () => ({ kind: 'feed', since: null }) };
  const user = await open();
  await cell(/^20\sh, terrain 1\s: Libre/);
  await hold(user);
  present = [aDeskReservation(), aDeskReservation({ id: 'r2', hour: 20 })];
  answers = { desk_counts: () => ({ kind: 'counted', requests: 2, waiting: 0 }) };
  await askAgain('desk_days');
  expect(seen(/^20\sh, terrain 1\s: Libre/)).toBeInTheDocument();
  expect(screen.getByText('Séries')).toBeInTheDocument();
  await release(user);
  expect(await cell(/^20\sh, terrain 1\s: Yanis Roux/)).toBeVisible();
  expect(screen.getByText(/^Séries\s\(2\)$/)).toBeVisible();
});

test('a player is noted as arrived with two presses, and three absences have a card of their own', async () => {
  present = [aDeskReservation({ absences: 3 })];
  answers = {
    desk_attendance: () => {
      present = [aDeskReservation({ absences: 3, attendance: 'arrived' })];
      return { kind: 'noted', reservation: present[0] };
    },
  };
  const user = await open();
  const details = await press(user, /^18\sh, terrain 1/);
  expect(details.getByText(/3 absences en 90\sjours\. Cela n’empêche rien/)).toBeVisible();
  expect(details.getByRole('link', { name: '06 12 34 56 78' })).toHaveAttribute('href', 'tel:0612345678');
  expect(details.getByText('K7M2PX')).toBeVisible();
  await user.click(button('Arrivé'));
  expect(await cell(/^18\sh, terrain 1\s: Yanis Roux, Arrivé, 4\sjoueurs/)).toBeVisible();
});

test('« Déplacer » waits for a free cell; a change of another person is shown before the move is repeated', async () => {
  present = [aDeskReservation({ email: 'yanis@example.org' })];
  const theirs = aDeskReservation({ sequence: 1, hour: 20 });
  answers = {
    desk_move: ({ sequence, hour, court }) =>
      sequence === 0
        ? { kind: 'conflict', reservation: theirs }
        : { kind: 'moved', reservation: { ...theirs, sequence: 2, hour, court } },
  };
  const user = await open();
  await focus(/^18\sh, terrain 1/);
  await user.keyboard('{Enter}');
  await dialog();
  await user.click(button('Déplacer'));
  expect(await screen.findByText(/Choisissez une case libre/)).toBeVisible();
  await focus(/^21\sh, terrain 3/);
  await user.keyboard('{Enter}');
  expect(within(await dialog()).getByRole('textbox', { name: /Motif/ })).toHaveFocus();
  await user.keyboard('Fuite d’eau{Enter}');
  expect(
    await screen.findByText(/elle est maintenant mardi 15 septembre 2026, 20\sh, terrain 1/),
  ).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo('desk_move')).toMatchObject([
    { id: 'r1', sequence: 0, hour: 21, court: 3, reason: 'Fuite d’eau' },
    { id: 'r1', sequence: 1, hour: 21, court: 3, reason: 'Fuite d’eau' },
  ]);
  expect(screen.queryByText(/Choisissez une case libre/)).not.toBeInTheDocument();
});

test('Escape closes the window of a move, then leaves « Déplacer » for the reservation', async () => {
  present = [aDeskReservation()];
  const user = await open();
  await press(user, /^18\sh, terrain 1/);
  await user.click(button('Déplacer'));
  await focus(/^21\sh, terrain 3/);
  await user.keyboard('{Enter}');
  await dialog();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText(/Choisissez une case libre/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByText(/Choisissez une case libre/)).not.toBeInTheDocument();
  await waitFor(() => expect(seen(/^18\sh, terrain 1/)).toHaveFocus());

  await user.keyboard('{Enter}');
  await user.click(within(await dialog()).getByRole('button', { name: 'Déplacer' }));
  await user.click(button('Ne pas déplacer'));
  await waitFor(() => expect(seen(/^18\sh, terrain 1/)).toHaveFocus());
});

test('a reservation is cancelled with a reason, and Ctrl + Z brings it back', async () => {
  matchMedia(true);
  present = [aDeskReservation()];
  answers = {
    desk_cancel: () => {
      present = [];
      return { kind: 'cancelled', reservations: [aDeskReservation({ sequence: 1 })] };
    },
    desk_undo: () => {
      present = [aDeskReservation({ sequence: 2 })];
      return { kind: 'undone', reservations: present };
    },
  };
  const user = await open();
  await press(user, /^18\sh, terrain 1/);
  await user.click(button('Annuler la réservation…'));
  await user.keyboard('Appel du client{Enter}');
  expect(await cell(/^18\sh, terrain 1\s: Libre/)).toBeVisible();
  expect(sentTo('desk_cancel')).toMatchObject([{ id: 'r1', sequence: 0, reason: 'Appel du client' }]);
  expect(screen.getByText(/^Réservation annulée\s: Yanis Roux.* · Ctrl\s\+\sZ$/)).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  expect(await cell(/^18\sh, terrain 1\s: Yanis Roux/)).toBeVisible();
  expect(
    await screen.findByText(/^Défait\s: Yanis Roux est de nouveau à 18\sh, terrain\s1\. mardi 15/),
  ).toBeVisible();
  await waitFor(() => expect(seen(/^18\sh, terrain 1\s: Yanis Roux/)).toHaveFocus());
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByText('Plus rien à défaire.')).toBeVisible();
  expect(sentTo('desk_undo')).toHaveLength(1);
});

test('a group is cancelled whole by one choice, unless it has changed, and comes back whole', async () => {
  const courts = (numbers: readonly number[]) =>
    numbers.map((court) => ({ id: `r${court}`, sequence: 0, court }));
  const games = (numbers: readonly number[]) =>
    courts(numbers).map((each) => aDeskReservation({ ...each, group: courts(numbers) }));
  present = games([1, 2, 3]);
  answers = {
    desk_cancel: ({ others }) => {
      if ((others as readonly unknown[]).length > 1)
        return { kind: 'conflict', reservation: games([1, 2])[1] };
      const reservations = present.slice(0, 2);
      present = [];
      return { kind: 'cancelled', reservations };
    },
    desk_undo: () => {
      present = games([1, 2]);
      return { kind: 'undone', reservations: present };
    },
  };
  const user = await open();
  await press(user, /^18\sh, terrain 2/);
  await user.click(button('Annuler la réservation…'));
  expect(screen.getByText(/^Réservés ensemble\s: terrains 1, 2 et 3\.$/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Ce terrain' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Les 3\u00a0terrains' }));
  await user.type(screen.getByLabelText(/^Motif/), 'Panne');
  await user.click(button('Annuler les 3\u00a0terrains'));
  expect(
    await screen.findByText(/^Ce groupe a changé entre-temps\s: il a maintenant les terrains 1 et 2\./),
  ).toBeVisible();
  await user.click(button('Annuler les 2\u00a0terrains'));
  expect(await cell(/^18\sh, terrain 1\s: Libre/)).toBeVisible();
  expect(seen(/^18\sh, terrain 2\s: Libre/)).toBeVisible();
  expect(sentTo('desk_cancel').at(-1)).toMatchObject({
    ...{ id: 'r2', sequence: 0, reason: 'Panne', others: [{ id: 'r1', sequence: 0 }] },
  });
  const notice = within(screen.getByRole('log'));
  expect(notice.getByText(/^Réservation annulée\s: .*terrains\s1 et 2/)).toBeVisible();
  await user.click(notice.getByRole('button', { name: 'Défaire' }));
  expect(await cell(/^18\sh, terrain 1\s: Yanis Roux/)).toBeVisible();
  expect(seen(/^18\sh, terrain 2\s: Yanis Roux/)).toBeVisible();
  expect(notice.getByText(/est de nouveau à 18\sh, terrains\s1 et 2\./)).toBeVisible();
});

test('after an undo that had no answer, Ctrl + Z repeats it', async () => {
  present = [aDeskReservation()];
  answers = notes;
  const user = await open();
  await focus(/^18\sh, terrain 1/);
  await user.keyboard('a');
  expect(await cell(/^18\sh, terrain 1\s: Yanis Roux, Arrivé/)).toBeVisible();
  isDead = true;
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText(/^Le retour en arrière n’a pas abouti/)).toBeVisible();
  isDead = false;
  await user.keyboard('{Control>}z{/Control}');
  expect(await cell(/^18\sh, terrain 1\s: Yanis Roux, Réservé/)).toBeVisible();
  expect(screen.queryByText(/^Le retour en arrière/)).not.toBeInTheDocument();
  expect(sentTo('desk_attendance')).toHaveLength(3);
});

test('a change is offered for ten seconds, and by Ctrl + Z as long as its notice stays', async () => {
  present = [aDeskReservation()];
  answers = notes;
  const user = await open();
  await focus(/^18\sh, terrain 1/);
  await user.keyboard('a');
  await cell(/^18\sh, terrain 1\s: Yanis Roux, Arrivé/);
  // The notice stands still, as under a pointer.
  jest.setSystemTime(afternoon.getTime() + 60_000);
  await user.keyboard('{Control>}z{/Control}');
  await cell(/^18\sh, terrain 1\s: Yanis Roux, Réservé/);
  await user.keyboard('a');
  await cell(/^18\sh, terrain 1\s: Yanis Roux, Arrivé/);
  jest.useFakeTimers({ now: afternoon });
  act(() => resumeNotices('tests'));
  act(() => jest.advanceTimersByTime(9_999));
  expect(button('Défaire')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('button', { name: 'Défaire' })).not.toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(screen.getByText('Plus rien à défaire.')).toBeVisible();
  expect(sentTo('desk_attendance')).toHaveLength(3);
});

test('a block is ended in a window of its own words', async () => {
  present = [aDeskReservation({ member: 'm1', suspended: true })];
  answers = { end_suspension: () => ({ kind: 'ended' }) };
  const user = await open();
  await press(user, /^18\sh, terrain 1/);
  await user.click(button('Lever le blocage…'));
  expect(screen.getByText(/^Cette personne pourra de nouveau réserver en ligne/)).toBeVisible();
  await user.click(button('Lever le blocage'));
  expect(await screen.findByText(/^Yanis Roux peut de nouveau réserver en ligne/)).toBeVisible();
});

test('details that another person changed meanwhile are shown beside what is typed, which stays', async () => {
  present = [aDeskReservation()];
  const theirs = aDeskReservation({ note: 'Prêter un ballon', phone: '06 99 99 99 99' });
  answers = {
    desk_edit: ({ known, wanted }) =>
      (known as DeskReservation).note === ''
        ? { kind: 'conflict', reservation: theirs }
        : { kind: 'edited', reservation: { ...theirs, ...(wanted as Partial<DeskReservation>) } },
  };
  const user = await open();
  await press(user, /^18\sh, terrain 1/);
  await user.click(button('Modifier'));
  const phone = screen.getByLabelText('Téléphone');
  await user.clear(phone);
  await user.type(phone, '07 00 00 00 00{Enter}');
  expect(await screen.findByDisplayValue('Prêter un ballon')).toBeVisible();
  expect(phone).toHaveValue('07 00 00 00 00');
  expect(phone).toHaveAccessibleDescription(/^Maintenant\s: 06 99 99 99 99$/);
  expect(screen.queryByText(/^Maintenant\s: Prêter/)).not.toBeInTheDocument();
  await user.click(button('Enregistrer'));
  await waitFor(() =>
    expect(sentTo('desk_edit')[1]).toMatchObject({
      wanted: { phone: '07 00 00 00 00', note: 'Prêter un ballon' },
    }),
  );

  const saved = within(await screen.findByText(/modifications enregistrées/));
  await user.click(saved.getByRole('button', { name: 'Défaire' }));
  expect(await screen.findByText(/la fiche de .?Yanis Roux.? est comme avant/)).toBeVisible();
  expect(sentTo('desk_edit')[2]).toMatchObject({
    known: { phone: '07 00 00 00 00' },
    wanted: { phone: '06 99 99 99 99' },
  });
});

test.each<[string, Partial<DeskReservation>]>([
  ['the number', { phone: '+33 6 11 22 33 44' }],
  ['the account', { phone: '', member: 'm1' }],
  ['the name', { phone: '' }],
])('the dialog says that %s has another court at that hour', async (sign, theirs) => {
  const person = {
    id: 'm1',
    name: 'Léa Petit',
    email: 'lea@example.org',
    isConfirmed: true,
    absences: 0,
    suspended: false,
    suspension: '',
  };
  present = [aDeskReservation({ name: 'Léa Petit', court: 2, ...theirs })];
  answers = {
    desk_members: () => ({ kind: 'found', people: [person] }),
    desk_book_courts: () => booked({ id: 'r2', court: 4, name: sign }),
  };
  const user = await open();
  const form = await press(user, /^18\sh, terrain 4/);
  const said = /^Léa Petit a déjà le terrain 2 à 18\sh\.$/;
  await user.keyboard('Léa');
  expect(form.queryByText(said)).not.toBeInTheDocument();
  if (theirs.member) await user.click(await screen.findByRole('option', { name: /Léa Petit/ }));
  else if (theirs.phone) await user.type(form.getByLabelText('Téléphone'), '0611223344');
  else await user.keyboard(' petit');
  expect(form.getByText(said)).toBeVisible();
  await user.click(button('Réserver'));
  const notice = new RegExp(`^Réservé pour.${sign}.* · .*Léa Petit.? a déjà le terrain 2 à 18\\sh\\.$`);
  await waitFor(() => expect(screen.getByText(notice)).toBeVisible());
});

test('the dialog of a move says that the guest already has a court at the new hour', async () => {
  const other = { id: 'r2', court: 2, hour: 20 };
  present = [
    aDeskReservation(),
    aDeskReservation(other),
    aDeskReservation({ ...other, id: 'r3', court: 3, name: 'Ana', phone: '' }),
  ];
  const user = await open();
  await press(user, /^18\sh, terrain 1/);
  await user.click(button('Déplacer'));
  const form = await press(user, /^20\sh, terrain 4/);
  expect(form.getByText(/^Yanis Roux a déjà le terrain 2 à 20\sh\.$/)).toBeVisible();
  expect(form.queryByText(/^Ana a déjà/)).not.toBeInTheDocument();
});

test('with an account the dialog says to which address the mail goes', async () => {
  const person = {
    id: 'm1',
    name: 'Ana Martin',
    email: 'ana@example.org',
    isConfirmed: true,
    absences: 0,
    suspended: false,
    suspension: '',
  };
  answers = { desk_members: () => ({ kind: 'found', people: [person] }) };
  const user = await open();
  const form = await press(user, /^19\sh, terrain 1/);
  await user.keyboard('ana');
  await user.click(await screen.findByRole('option', { name: /Ana Martin/ }));
  const address = form.getByLabelText('E-mail (facultatif)');
  expect(address).toHaveAccessibleDescription('Un e-mail part à ana@example.org.');
  await user.type(address, 'a');
  expect(address).not.toHaveAccessibleDescription(/ana@example/);
});

test('another day takes the focus at the hour that had it', async () => {
  const user = await open();
  await focus(/^19\sh, terrain 4/);
  await user.click(button('Jour suivant'));
  const grid = await screen.findByRole('grid', { name: 'Réservations du mercredi 16 septembre 2026' });
  expect(grid.querySelector('[tabindex="0"]')).toHaveAccessibleName(/^19\sh/);
});

test('on a phone a day opens at its first reservation, and the next one at the hour that was pressed last', async () => {
  matchMedia(false);
  const shownHours: unknown[] = [];
  Element.prototype.scrollIntoView = function (this: HTMLElement) {
    shownHours.push(this.closest<HTMLElement>('[data-hour]')?.dataset.hour);
  };
  // All of it is below the screen.
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: 2_000, bottom: 2_000 } as DOMRect);
  present = [aDeskReservation({ day: '2026-09-16' })];
  const user = await open('/accueil?jour=2026-09-16');
  await cell(/^18\sh, terrain 1\s: Yanis Roux/);
  expect(shownHours).toEqual(['18']);
  await user.click(seen(/^Réserver à 20\sh/));
  await dialog();
  await user.keyboard('{Escape}');
  await user.click(button('Jour suivant'));
  await waitFor(() => expect(shownHours).toEqual(['18', '20']));
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('without network the dialog of a free cell says at once that nothing can be booked', async () => {
  const user = await open();
  await cell(/^18\sh, terrain 4/);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  const form = await press(user, /^18\sh, terrain 4/);
  await user.keyboard('Léa');
  expect(form.getByText(/^Pas de réseau\s: rien ne peut être réservé/)).toBeVisible();
  jest.mocked(jest.spyOn(navigator, 'onLine', 'get')).mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(form.queryByText(/^Pas de réseau/)).not.toBeInTheDocument());
  expect(form.getByRole('combobox', { name: 'Nom' })).toHaveValue('Léa');
});

test('a guest without an e-mail address cannot be blocked online, and the dialog says why', async () => {
  present = [aDeskReservation()];
  const user = await open();
  const details = await press(user, /^18\sh, terrain 1/);
  expect(details.getByText(/^Pas d’adresse e-mail\s: le blocage en ligne est impossible\.$/)).toBeVisible();
  expect(details.queryByRole('button', { name: /Bloquer/ })).not.toBeInTheDocument();
});

test('tabs count weekly requests and those who wait, and the audit notes no reading of a list', async () => {
  answers = { desk_counts: () => ({ kind: 'counted', requests: 2, waiting: 1 }) };
  await open();
  expect(await screen.findByRole('tab', { name: /^Séries\s\(2\)$/ })).toBeVisible();
  expect(screen.getByRole('tab', { name: /^Attente\s\(1\)$/ })).toBeVisible();
  expect(sentTo('desk_counts')).toEqual([{ centre: 'prouvy' }]);
  expect([...sentTo('desk_series'), ...sentTo('waiting_list')]).toEqual([]);
});

test('the first link of the page leads to the present hour', async () => {
  const user = await open();
  await cell(/^14\sh, terrain 1/);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Aller à la grille' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(seen(/^14\sh, terrain 1/)).toHaveFocus();
});

test('a person is blocked with a sentence that they get by mail, and the team is a manager’s to block', async () => {
  present = [aDeskReservation({ member: 'm1' })];
  answers = { suspend_person: () => ({ kind: 'refused', reason: 'team' }) };
  const user = await open();
  await press(user, /^18\sh, terrain 1/);
  await user.click(button('Bloquer en ligne…'));
  expect(await dialog()).toHaveAccessibleName('Bloquer la réservation en ligne');
  await user.click(button('Bloquer en ligne'));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Écrivez une phrase/);
  await user.type(screen.getByRole('textbox'), 'Appelez-nous.');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/reçoit cette phrase par e-mail/);
  await user.click(button('Bloquer en ligne'));
  expect(await screen.findByText(/un gestionnaire peut la bloquer/)).toBeVisible();
  answers = { suspend_person: () => ({ kind: 'suspended', isMailed: false }) };
  await user.click(button('Bloquer en ligne'));
  expect(await screen.findByText(/ne peut plus réserver en ligne\. L’accueil/)).toBeVisible();
  expect(await screen.findByText(/Aucun e-mail ne part/)).toBeVisible();
  expect(sentTo('suspend_person').at(-1)).toEqual({ person: 'm1', email: null, sentence: 'Appelez-nous.' });
});

test('the week counts free, booked and closed courts, and a press opens the day at that hour', async () => {
  present = [aDeskReservation(), aDeskReservation({ id: 'r2', day: '2026-09-17', court: 2 })];
  const closed = { id: 'c1', day: '2026-09-17', hour: 18, court: 3, sentence: 'Filet', tournament: null };
  closures = [closed, { ...closed, court: 4, tournament: 'Coupe' }];
  const user = await open('/accueil?onglet=semaine');
  const thursday = /^jeudi 17 septembre 2026, 18\sh\s: 3 libres, 1 réservé, 1 en tournoi, 1 fermé$/;
  expect(await cell(thursday)).toBeVisible();
  expect(sentTo('desk_days')).toMatchObject([{ first_day: '2026-09-14', last_day: '2026-09-20' }]);
  await user.click(seen(thursday));
  expect(await screen.findByRole('grid', { name: 'Réservations du jeudi 17 septembre 2026' })).toBeVisible();
  expect(seen(/^18\sh, terrain 1/)).toHaveFocus();
});

test('in the week the arrows lead to an hour of another day, Enter opens it, and a button prints it', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const user = await open('/accueil?onglet=semaine');
  await focus(/^mardi 15 septembre 2026, 10\sh/);
  expect(document.activeElement).toHaveProperty('tabIndex', 0);
  await user.click(button('Imprimer'));
  expect(print).toHaveBeenCalledTimes(1);
  await focus(/^mardi 15 septembre 2026, 10\sh/);
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(seen(/^mercredi 16 septembre 2026, 11\sh/)).toHaveFocus();
  await user.keyboard('{End}{ArrowLeft}{Enter}');
  expect(await screen.findByRole('grid', { name: 'Réservations du samedi 19 septembre 2026' })).toBeVisible();
  expect(await cell(/^11\sh, terrain 1/)).toHaveFocus();
});

test('a week of 2,000 bookings on 24 courts is shown, reached by keyboard, and written whole', async () => {
  const courts = Array.from({ length: 24 }, (_, place) => ({ number: place + 1, name: '' }));
  learnSettings(aCentre({ hours: Array.from({ length: 7 }, () => [10, 22]), courts }), []);
  const days = Array.from({ length: 7 }, (_, place) => `2026-09-${14 + place}`);
  const many = days.flatMap((day) =>
    Array.from({ length: 12 * 24 }, (_, place) => {
      const [hour, court] = [11 + Math.floor(place / 24), 1 + (place % 24)];
      return aDeskReservation({ id: `${day} ${place}`, day, hour, court, name: `Équipe ${hour}-${court}` });
    }),
  );
  // One court is free.
  present = many.slice(0, -1);
  answers = {
    desk_days: (given) => ({
      ...list(),
      reservations: present.filter(
        ({ day }) => day >= String(given.first_day) && day <= String(given.last_day),
      ),
    }),
  };
  const user = await open('/accueil?onglet=semaine');
  expect(await cell(/^mercredi 16 septembre 2026, 22\sh\s: 0, Complet, 24 réservés$/)).toBeVisible();
  await focus(/^mardi 15 septembre 2026, 10\sh/);
  await user.keyboard('{Control>}{End}{/Control}');
  expect(seen(/^dimanche 20 septembre 2026, 22\sh\s: 1 libre, 23 réservés$/)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await cell(/^22\sh, terrain 24\s: Libre$/)).toBeVisible();
  expect(screen.getByText(/^287 réservations, 1\s148 joueurs\.$/)).toBeVisible();
  expect(seen(/^22\sh, terrain 1\s: Équipe 22-1, Réservé/)).toHaveFocus();
  await user.keyboard('{End}{Enter}');
  await dialog();
  await user.keyboard('{Escape}');
  await user.click(screen.getByText('Recherche'));
  await user.clear(await screen.findByLabelText(/^Du/));
  await user.type(screen.getByLabelText(/^Du/), '2026-09-14');
  await user.clear(screen.getByLabelText(/^Au/));
  await user.type(screen.getByLabelText(/^Au/), '2026-09-20');
  await user.click(button('Exporter (CSV)'));
  expect(
    await screen.findByText(/^2\s015 réservations dans reservations-2026-09-14-2026-09-20\.csv/),
  ).toBeVisible();
  const [, file] = downloadFile.mock.calls.at(-1);
  expect(file.trim().split('\r\n')).toHaveLength(1 + 2_015);
}, 120_000);

test('what the search has found follows the changes of others, but not under a dialog', async () => {
  let name = 'Yanis Roux';
  answers = {
    desk_search: () => ({
      kind: 'found',
      more: false,
      reservations: [{ ...aDeskReservation({ name, phone: '0612345678' }), cancelledAt: null }],
    }),
  };
  const user = await open('/accueil?onglet=recherche&q=0612');
  const hit = await screen.findByRole('button', { name: /Yanis Roux.*06 12 34 56 78/ });
  await user.click(hit);
  await dialog();
  name = 'Yanis Le Roux';
  await askAgain('desk_search');
  expect(screen.queryByText('Yanis Le Roux')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Yanis Le Roux')).toBeVisible();
  name = 'Y. Le Roux';
  await askAgain('desk_search');
  expect(screen.getByText('Y. Le Roux')).toBeVisible();
});

test('the search finds a reservation that was cancelled, and offers no change but of its person’s block', async () => {
  const reservations = [
    { ...aDeskReservation({ member: 'm1', suspended: true }), cancelledAt: '2026-09-14T10:00:00Z' },
  ];
  answers = {
    desk_search: () => ({ kind: 'found', more: false, reservations }),
    end_suspension: () => ({ kind: 'ended' }),
  };
  const user = await open('/accueil?onglet=recherche');
  await user.type(await screen.findByRole('searchbox'), 'k7m2px');
  await user.click(await screen.findByRole('button', { name: /Yanis Roux.*Annulée/ }));
  expect(within(await dialog()).getByText(/^lundi 14 septembre 2026 à 12\sh$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Déplacer' })).not.toBeInTheDocument();
  expect(sentTo('desk_search')).toEqual([{ words: 'k7m2px' }]);
  await user.click(button('Lever le blocage…'));
  await user.click(button('Lever le blocage'));
  expect(await screen.findByRole('button', { name: 'Bloquer en ligne…' })).toBeVisible();
  expect(sentTo('end_suspension')).toEqual([{ person: 'm1', email: null }]);
});

test.each([
  ['78', 'Tapez au moins quatre chiffres.'],
  ['febvre', 'Cherchez par le début du nom ou du prénom.'],
])('a search for « %s » that finds nothing says what to write', async (asked, sentence) => {
  answers = { desk_search: () => ({ kind: 'found', more: false, reservations: [] }) };
  await open(`/accueil?onglet=recherche&q=${asked}`);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryAllByText(/^Aucune réservation ne correspond/)).toHaveLength(asked === '78' ? 0 : 1);
});

test('on a phone an hour offers its free courts with one button', async () => {
  matchMedia(false);
  present = [aDeskReservation()];
  answers = { desk_book_courts: ({ name }) => booked({ id: 'r2', court: 2, name: String(name) }) };
  const user = await open();
  expect(await cell(/^18\sh, terrain 1\s: Yanis Roux/)).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await user.click(seen(/^Réserver à 18\sh\s: 5 terrains libres$/));
  expect(within(await dialog()).getByLabelText('Terrain')).toHaveValue('2');
  await user.keyboard('Léa{Enter}');
  const notice = await screen.findByText(
    /^Réservé pour Léa mar\.\s15\ssept\., 18\sh, terrain\s2 · référence K7M2PX$/,
  );
  expect(notice).toBeVisible();
});

test('a move names the day on show where that is another one', async () => {
  act(() => setMovedReservation(aDeskReservation()));
  await open();
  expect(
    await screen.findByText(/terrain\s1\)\. Choisissez une case libre, ce jour ou un autre\.$/),
  ).toBeVisible();
  cleanup();
  await open('/accueil?jour=2026-09-17');
  expect(
    await screen.findByText(/terrain\s1\)\. Vous êtes au jeu\.\s17\ssept\.\s: choisissez une case\.$/),
  ).toBeVisible();
});

test('on a phone a move keeps the court where it is free', async () => {
  matchMedia(false);
  present = [aDeskReservation({ court: 3 }), aDeskReservation({ id: 'r2', court: 3, hour: 21 })];
  const user = await open();
  act(() => setMovedReservation(present[0] ?? null));
  // Notices keep away from it.
  const banner = (await screen.findByText('Ne pas déplacer')).closest('[role=status]');
  expect(banner).toHaveAttribute('data-at');
  for (const [hour, court] of [
    ['20', '3'],
    ['21', '1'],
  ]) {
    await user.click(await cell(new RegExp(`^Déplacer ici, à ${hour}\\sh$`)));
    expect(within(await dialog()).getByLabelText('Terrain')).toHaveValue(court);
    await user.keyboard('{Escape}');
  }
});

test('on a phone the focus stays at an hour whose reservation is cancelled, and comes back with it', async () => {
  matchMedia(false);
  const reservations = [aDeskReservation()];
  present = reservations;
  answers = {
    desk_cancel: () => {
      present = [];
      return { kind: 'cancelled', reservations };
    },
    desk_undo: () => {
      present = reservations;
      return { kind: 'undone', reservations };
    },
  };
  const user = await open();
  await press(user, /^18\sh, terrain 1/);
  await user.click(button('Annuler la réservation…'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(seen(/^Réserver à 18\sh/)).toHaveFocus());
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(seen(/^18\sh, terrain 1/)).toHaveFocus());
});

test('a device without room says nothing of it beside a booking that was made', async () => {
  answers = { desk_book_courts: () => booked({ id: 'r9', name: 'Omar' }) };
  const user = await open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  await press(user, /^18\sh, terrain 1\s: Libre/);
  await user.keyboard('Omar{Enter}');
  // As the shell does for the person’s own reservations.
  const written = await act(() => reservationStore.update(() => [{ id: 'r1' } as never]));
  expect(written.ok).toBe(false);
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent(/^Réservé pour Omar/));
  expect(screen.getByRole('log')).not.toHaveTextContent('stockage');
});

/** Of the waiting list: to whom court 1 is offered, and who reads of it in ten seconds. */
const anOffer = (changed: Partial<DeskReservation> = {}) =>
  aDeskReservation({ waiting: 'e1', confirmBy: '2026-09-15T12:50:10Z', name: 'Léa', ...changed });
const full = (...others: readonly number[]) =>
  others.map((court) => aDeskReservation({ id: `f${court}`, court }));

test('a court that is offered is taken on purpose alone', async () => {
  answers = {
    desk_book_courts: ({ takes }) =>
      takes === 'r1'
        ? booked({ id: 'r9', name: 'Omar' })
        : { kind: 'taken', by: anOffer({ court: 1 }), freeCourts: [5] },
  };
  const user = await open();
  await press(user, /^18\sh, terrain 1\s: Libre/);
  await user.keyboard('Omar{Enter}');
  expect(
    await screen.findByText(
      /^Le terrain 1 est proposé à .?Léa.?, de la liste d’attente, jusqu’à 14\sh\s50\.$/,
    ),
  ).toBeVisible();
  expect(sentTo('desk_book_courts')[0]).toMatchObject({ takes: null });
  await user.click(button('Le prendre quand même'));
  expect(await cell(/^18\sh, terrain 1\s: Omar/)).toBeVisible();
  expect(sentTo('desk_book_courts')[1]).toMatchObject({ takes: 'r1', courts: [1], name: 'Omar' });
});

test('the cell of an offer leads to the same booking, until its person may have read of it', async () => {
  present = [
    anOffer({ email: 'lea@example.org' }),
    anOffer({ id: 'r2', court: 2, confirmBy: '2026-09-15T12:45:00Z' }),
  ];
  const user = await open();
  let opened = await press(user, /^18\sh, terrain 2\s: Léa, À rappeler, 4\sjoueurs, jusqu’à 14\sh\s45/);
  expect(opened.queryByRole('button', { name: 'Le prendre quand même' })).toBeNull();
  await user.keyboard('{Escape}');
  opened = await press(user, /^18\sh, terrain 1\s: Léa, Proposé/);
  await user.click(opened.getByRole('button', { name: 'Le prendre quand même' }));
  expect(await screen.findByText(/^Le terrain 1 est proposé à/)).toBeVisible();
  answers = {
    desk_book_courts: () => ({
      kind: 'taken',
      by: anOffer({ email: 'lea@example.org', confirmBy: '2026-09-15T12:50:00Z' }),
      freeCourts: [5],
    }),
  };
  await user.keyboard('Omar{Enter}');
  const tooLate = /^Trop tard\s: l’e-mail est parti\. Le terrain 1 reste à .?Léa.? jusqu’à 14\sh\s50\.$/;
  expect(await screen.findByText(tooLate)).toBeVisible();
  const window = within(await dialog());
  expect(window.getByText('Fermer')).toBeVisible();
  expect(window.queryByRole('button', { name: 'Réserver' })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  await user.selectOptions(window.getByLabelText('Terrain'), '5');
  expect(window.getByRole('button', { name: 'Réserver' })).toBeVisible();
  expect(screen.queryByText(tooLate)).not.toBeInTheDocument();
  expect(sentTo('desk_book_courts')).toEqual([expect.objectContaining({ takes: 'r1' })]);
});

test('« Réserver » confirms a held court, and « Retirer », after a question, gives it to the next in line', async () => {
  const confirmed = aDeskReservation({ name: 'Léa' });
  const other = anOffer({ id: 'r2', court: 2, waiting: 'e2' });
  present = [anOffer(), other];
  answers = {
    desk_confirm: () => {
      present = [confirmed, other];
      return { kind: 'confirmed', reservation: confirmed };
    },
    remove_waiting: () => {
      present = [confirmed];
      return { kind: 'removed' };
    },
  };
  const user = await open();
  const first = await press(user, /^18\sh, terrain 1\s: Léa, À rappeler/);
  expect(first.queryByRole('button', { name: 'Annuler la réservation…' })).toBeNull();
  await user.click(first.getByRole('button', { name: 'Réserver' }));
  expect(
    await screen.findByText(/^Réservé pour .?Léa.? mar\.\s15\ssept\., 18\sh, terrain\s1 · référence K7M2PX/),
  ).toBeVisible();
  expect(sentTo('desk_confirm')).toEqual([{ id: 'r1' }]);
  const second = await press(user, /^18\sh, terrain 2\s: Léa, À rappeler/);
  const remove = () => user.click(second.getByRole('button', { name: 'Retirer de la liste d’attente' }));
  const question = async () =>
    within(await screen.findByRole('alertdialog', { name: /^Retirer .?Léa.?\s\?$/ }));
  await remove();
  await user.click((await question()).getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sentTo('remove_waiting')).toEqual([]);
  await remove();
  await user.click((await question()).getByRole('button', { name: 'Retirer' }));
  expect(await cell(/^18\sh, terrain 2\s: Libre/)).toBeVisible();
  expect(screen.getByText(/^.?Léa.? n’est plus dans la liste d’attente\.$/)).toBeVisible();
  expect(sentTo('remove_waiting')).toEqual([{ id: 'e2' }]);
});

test('a held court is not moved before it is reserved', async () => {
  present = [anOffer(), aDeskReservation({ id: 'r2', court: 2 })];
  const user = await open();
  const held = await press(user, /^18\sh, terrain 1\s: Léa/);
  expect(held.getByRole('button', { name: 'Réserver' })).toBeVisible();
  expect(held.queryByRole('button', { name: 'Déplacer' })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // Jsdom has no PointerEvent, and no layout to find the cell below the pointer.
  const event = (type: string, clientX: number) =>
    Object.assign(new MouseEvent(type, { bubbles: true, button: 0, clientX }), { pointerType: 'mouse' });
  const target = seen(/^20\sh, terrain 3/);
  Object.assign(document, { elementFromPoint: () => target });
  const drag = (from: RegExp) => {
    fireEvent(seen(from), event('pointerdown', 0));
    fireEvent(window, event('pointermove', 50));
    fireEvent(window, event('pointerup', 50));
  };
  drag(/^18\sh, terrain 1/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  drag(/^18\sh, terrain 2/);
  expect(await dialog()).toHaveAccessibleName('Déplacer la réservation');
});

test('an open window says that the time of a held court is over', async () => {
  present = [anOffer()];
  answers = { desk_confirm: () => ({ kind: 'refused', reason: 'gone' }) };
  const user = await open();
  const held = await press(user, /^18\sh, terrain 1\s: Léa/);
  await user.click(held.getByRole('button', { name: 'Réserver' }));
  expect(
    await held.findByText(/^Ce terrain n’est plus gardé pour .?Léa.?\s: les vingt minutes sont passées/),
  ).toBeVisible();
  expect(held.queryByRole('button', { name: 'Réserver' })).toBeNull();
  // To the person of before, in a booking of its own.
  await user.click(held.getByRole('button', { name: 'Réserver de nouveau…' }));
  expect(await screen.findByRole('combobox', { name: 'Nom' })).toHaveValue('Léa');
  expect(screen.getByLabelText('Téléphone')).toHaveValue('06 12 34 56 78');
  expect(screen.queryByText(/est proposé à/)).toBeNull();
});

test('beside many courts the head of the grid leaves with its hours', async () => {
  present = [aDeskReservation({ court: 8 })];
  await open();
  const head = async () => (await screen.findByText('Terrain 1')).closest('th') as HTMLElement;
  expect(getComputedStyle(await head())).toHaveProperty('position', 'sticky');
  cleanup();
  present = Array.from({ length: 12 }, (_, place) => aDeskReservation({ id: `m${place}`, court: place + 1 }));
  await open();
  await screen.findByText('Terrain 12');
  expect(getComputedStyle(await head())).toHaveProperty('position', 'static');
});

test('the head of a full hour puts a caller into its line, by keyboard too', async () => {
  present = full(1, 2, 3, 4, 5, 6);
  answers = { desk_wait: () => ({ kind: 'waiting', ahead: 0 }) };
  const user = await open();
  await focus(/^18\sh, terrain 1\s/);
  await user.keyboard('{ArrowLeft}');
  expect(seen(/^Mettre en attente à 18\sh$/)).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowLeft}{Enter}');
  const window = within(await screen.findByRole('dialog', { name: 'Mettre quelqu’un en attente' }));
  expect(await window.findByLabelText('Heure')).toHaveValue('18');
  await user.type(window.getByLabelText('Nom'), 'Ana');
  await user.type(window.getByLabelText('Téléphone'), '0612345678{Enter}');
  expect(await screen.findByText(/Ana.? est dans la liste d’attente/)).toBeVisible();
  expect(sentTo('desk_wait')).toEqual([
    expect.objectContaining({ day: '2026-09-15', hour: 18, name: 'Ana', phone: '0612345678' }),
  ]);
});

test('the window of a full hour keeps its input over a reload, and after Escape for that hour alone', async () => {
  present = [
    ...full(1, 2, 3, 4, 5, 6),
    ...full(1, 2, 3, 4, 5, 6).map((each) => ({ ...each, id: `n${each.court}`, hour: 19 })),
  ];
  const user = await open();
  const window = async () =>
    within(await screen.findByRole('dialog', { name: 'Mettre quelqu’un en attente' }));
  const name = async () => (await window()).findByLabelText('Nom');
  const leave = async () => {
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await user.click(await cell(/^Mettre en attente à 18\sh$/));
  await user.type(await name(), 'Ana');
  cleanup();
  await open();
  expect(await name()).toHaveValue('Ana');
  expect((await window()).getByLabelText('Heure')).toHaveValue('18');
  await leave();
  await user.click(seen(/^Mettre en attente à 18\sh$/));
  expect(await name()).toHaveValue('Ana');
  await leave();
  await user.click(seen(/^Mettre en attente à 19\sh$/));
  expect(await name()).toHaveValue('');
});

test('on a phone a full hour has the same button', async () => {
  matchMedia(false);
  present = full(1, 2, 3, 4, 5, 6);
  const user = await open();
  await user.click(await cell(/^Mettre en attente à 18\sh$/));
  expect(await dialog()).toHaveAccessibleName('Mettre quelqu’un en attente');
});
