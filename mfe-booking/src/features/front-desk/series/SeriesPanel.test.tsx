import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { session } from 'shared-kernel';
import type { RunningSeries, SeriesRequest } from '../../../data/series';
import { aDeskReservation } from '../../../testing/aDeskReservation';
import { SeriesPanel } from './SeriesPanel';
import { playing } from './strings';

jest.mock('shared-kernel', () => ({
  ...jest.requireActual('shared-kernel'),
  sharedBackEnd: () => ({ url: 'https://back-end.example', anonKey: 'public' }),
}));

const staff = { id: 'm', name: 'Max', email: 'max@example.org', isStaff: true };
const aRequest: SeriesRequest = {
  id: 'r1',
  name: 'Zoé Martin',
  email: 'zoe@example.org',
  phone: '',
  member: null,
  weekday: 4,
  hour: 18,
  players: 4,
  firstDay: '2026-09-24',
  weeks: 3,
  message: 'Merci',
  createdAt: '2026-09-14T10:00:00Z',
};
const aSeries: RunningSeries = {
  id: 's1',
  name: '',
  email: '',
  phone: '06 12 34 56 78',
  isMember: false,
  players: 4,
  plan: '',
  service: '',
  dates: [{ id: 'd1', sequence: 3, day: '2026-09-22', hour: 19, court: 2 }],
};
const aDate = (day: string, changed: object = {}) => ({
  day,
  hour: 18,
  court: 2,
  kind: 'free',
  sentence: '',
  free: [{ hour: 18, courts: [2, 3] }],
  ...changed,
});

let answers: { readonly [name: string]: (given: Record<string, unknown>) => unknown };
let status: number;
const asked: { readonly name: string; readonly given: Record<string, unknown> }[] = [];

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-09-15T12:30:00Z'), advanceTimers: true });
  status = 200;
  asked.length = 0;
  answers = { desk_series: () => ({ kind: 'listed', requests: [aRequest], series: [aSeries] }) };
  jest.spyOn(session, 'token').mockResolvedValue('token');
  jest.spyOn(session, 'current').mockReturnValue({ status: 'member', user: staff } as never);
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, request?: RequestInit) => {
    const name = String(url).replace(/^.*\/rpc\//, '');
    const given = JSON.parse(String(request?.body ?? '{}'));
    asked.push({ name, given });
    const answer = answers[name];
    if (!answer) throw new TypeError('Failed to fetch');
    return { status, ok: status < 300, text: async () => JSON.stringify(answer(given)) } as Response;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  sessionStorage.clear();
});

function open() {
  render(
    <MemoryRouter>
      <SeriesPanel />
    </MemoryRouter>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

test('shows what visitors ask for and the series that run', async () => {
  const user = open();
  expect(await screen.findByText('Jeudi à 18 h')).toBeVisible();
  const asks = screen.getByText('3 semaines à partir du jeudi 24 septembre 2026, 4 joueurs');
  expect(asks).toBeVisible();
  expect(screen.getByText('Merci')).not.toBeVisible();
  await user.click(asks);
  expect(screen.getByText('Merci')).toBeVisible();
  expect(screen.getByText('1 date jusqu’au 22/09/2026')).toBeVisible();
  expect(screen.getByText('Nom effacé')).toBeVisible();
});

test('a series that was moved in part names the hours and courts to come, and unfolds its dates', async () => {
  const dates = [
    { id: 'd1', sequence: 3, day: '2026-09-22', hour: 19, court: 3 },
    { id: 'd2', sequence: 4, day: '2026-09-29', hour: 20, court: 2 },
    { id: 'd3', sequence: 5, day: '2026-10-06', hour: 20, court: 2 },
  ];
  answers = { desk_series: () => ({ kind: 'listed', requests: [], series: [{ ...aSeries, dates }] }) };
  const user = open();
  expect(await screen.findByText('Mardi à 20 h (1 date à 19 h), terrains 2 et 3')).toBeVisible();
  expect(screen.getByText('3 dates jusqu’au 06/10/2026')).toBeVisible();
  const last = screen.getByText('mardi 6 octobre 2026, 20 h, terrain 2');
  expect(last).not.toBeVisible();
  await user.click(screen.getByText('Prochaine le 22/09/2026'));
  expect(last).toBeVisible();
});

test('of dates on another day, those at another hour are counted alone', () => {
  const [date] = aSeries.dates as [RunningSeries['dates'][number]];
  const on = (day: string, hour = 19) => ({ ...date, day: `2026-09-${day}`, hour });
  const moved = [on('08'), on('15'), on('22', 21)];
  const dates = [on('03'), on('10'), on('17'), on('24'), ...moved];
  expect(playing(dates)).toMatch(/^Jeudi à 19\sh \(3\sdates le mardi, dont 1 à 21\sh\), terrain 2$/);
});

test('one date of a series is cancelled by one press, without a question', async () => {
  const [date] = aSeries.dates;
  answers = {
    ...answers,
    desk_cancel: () => {
      answers = { ...answers, desk_series: () => ({ kind: 'listed', requests: [], series: [] }) };
      return { kind: 'cancelled', reservations: [aDeskReservation({ ...date, id: 'd1' })] };
    },
  };
  const user = open();
  await user.click(await screen.findByText('Prochaine le 22/09/2026'));
  await user.click(screen.getByRole('button', { name: 'Annuler la date du mardi 22 septembre 2026' }));
  expect(await screen.findByText('Aucune série n’est en cours.')).toBeVisible();
  expect(asked.find(({ name }) => name === 'desk_cancel')?.given).toMatchObject({
    id: 'd1',
    sequence: 3,
    reason: '',
  });
});

test('a series that nothing changes yet has no date ready to move', async () => {
  const [date] = aSeries.dates;
  answers = {
    ...answers,
    series_change_preview: () => ({
      kind: 'previewed',
      dates: [{ ...aDate('2026-09-22', { hour: 19 }), id: 'd1', sequence: 3, before: date }],
    }),
  };
  const user = open();
  await user.click(
    await screen.findByRole('button', { name: 'Déplacer ou annuler des dates de Nom effacé' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Aucune date prête.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Déplacer' })).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Annuler' }));
  expect(await dialog.findByRole('button', { name: 'Annuler 1\u00a0date' })).toBeVisible();
  expect(dialog.getByText('1 date à annuler')).toBeVisible();
  expect(dialog.getByText('Garder')).toBeVisible();
});

test.each([
  ['that date alone', 'Celle-ci seulement', ['d1']],
  ['that one and the following', 'Celle-ci et les suivantes', ['d1', 'd2']],
])('of a series that moves, %s goes to the new hour', async (_, scope, ids) => {
  const dates = [
    { id: 'd1', sequence: 3, day: '2026-09-22', hour: 19, court: 2 },
    { id: 'd2', sequence: 4, day: '2026-09-29', hour: 19, court: 2 },
  ];
  answers = {
    ...answers,
    series_change_preview: ({ hour }) => ({
      kind: 'previewed',
      dates: dates.map((before) => ({ ...aDate(before.day), ...before, hour: hour ?? before.hour, before })),
    }),
    change_series: ({ dates: changed }) => ({ kind: 'changed', count: (changed as unknown[]).length }),
  };
  const user = open();
  await user.click(
    await screen.findByRole('button', { name: 'Déplacer ou annuler des dates de Nom effacé' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: 'Celle-ci seulement' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: scope }));
  await user.selectOptions(dialog.getByLabelText('Heure'), '20');
  await user.click(await dialog.findByRole('button', { name: /^Déplacer \d/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ name }) => name === 'change_series')?.given).toMatchObject({
    series: 's1',
    action: 'move',
    dates: dates.filter(({ id }) => ids.includes(id)).map((date) => ({ ...date, hour: 20 })),
  });
});

test('a series can end by a last day, which is not before the first date', async () => {
  answers = {
    ...answers,
    series_preview: () => ({ kind: 'previewed', court: 2, dates: [aDate('2026-09-24')] }),
  };
  const previews = () => asked.filter(({ name }) => name === 'series_preview').map(({ given }) => given);
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Préparer la série de Zoé Martin' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle série' }));
  await user.click(dialog.getByRole('radio', { name: 'À une date précise' }));
  const lastDay = dialog.getByLabelText('Dernier jour');
  for (const [typed, fault] of [
    ['31/02/2027', /^Cette date n’existe pas\./],
    ['en juin', /^Écrivez une date, par exemple 31\/08\/2027\./],
    ['23/09/2026', /^Le dernier jour vient avant la première date\./],
  ] as const) {
    await user.clear(lastDay);
    await user.type(lastDay, typed);
    expect(lastDay).toHaveAccessibleDescription(fault);
  }
  await user.clear(lastDay);
  await user.type(lastDay, '24/09/2026');
  expect(lastDay).toHaveAccessibleDescription('jeudi 24 septembre 2026');
  expect(await dialog.findByRole('button', { name: 'Réserver 1\u00a0date' })).toBeVisible();
  expect(previews().at(-1)).toMatchObject({
    first_day: '2026-09-24',
    last_day: '2026-09-24',
    times: null,
  });
  expect(previews().filter(({ last_day }) => last_day)).toHaveLength(1);
});

test('dates with a conflict stand first, and the others are folded with their courts', async () => {
  const days = ['2026-09-24', '2026-10-01', '2026-10-08', '2026-10-15', '2026-10-22'];
  const taken = { kind: 'taken', free: [{ hour: 18, courts: [3] }] };
  answers = {
    ...answers,
    series_preview: () => ({
      kind: 'previewed',
      court: 2,
      dates: days.map((day) => aDate(day, day === '2026-10-08' ? taken : {})),
    }),
  };
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Préparer la série de Zoé Martin' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle série' }));
  expect(await dialog.findByText('4 dates libres, terrain 2')).toBeVisible();
  const [conflict, ...others] = dialog.getAllByRole('listitem');
  expect(conflict).toHaveTextContent(/^jeudi 8 octobre/);
  for (const other of others) expect(other).not.toBeVisible();
  await user.click(dialog.getByText('4 dates libres, terrain 2'));
  await user.click(dialog.getByRole('checkbox', { name: 'Passer le jeudi 15 octobre 2026' }));
  expect(dialog.getByText('3 dates libres, terrain 2, 1 laissée de côté')).toBeVisible();
  for (const other of others) expect(other).toBeVisible();
  dialog.getByRole('button', { name: 'Prendre le terrain 3' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Réserver 4\u00a0dates' })).toHaveFocus());
});

test('all proposals are taken by one press, and what has none is passed by another', async () => {
  const full = { kind: 'taken', free: [] };
  answers = {
    ...answers,
    series_preview: () => ({
      kind: 'previewed',
      court: 2,
      dates: [
        aDate('2026-09-24', { kind: 'taken', free: [{ hour: 18, courts: [3] }] }),
        aDate('2026-10-01', { kind: 'taken', free: [{ hour: 19, courts: [4] }] }),
        aDate('2026-10-08', full),
        aDate('2026-10-15', full),
        aDate('2026-10-22'),
      ],
    }),
    create_series: ({ command }) => ({ kind: 'created', series: command, count: 3 }),
  };
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Préparer la série de Zoé Martin' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle série' }));
  expect(dialog.getByRole('combobox', { name: 'Nom' })).toHaveFocus();
  expect(await dialog.findAllByText(/^Terrain 2 pris à 18\sh$/)).toHaveLength(1);
  expect(dialog.getAllByText(/^Complet à 18\sh$/)).toHaveLength(3);
  await user.click(await dialog.findByRole('button', { name: 'Prendre toutes les propositions' }));
  expect(dialog.getByText(/^2 dates à régler/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Passer toutes les dates prises' }));
  await user.click(dialog.getByRole('button', { name: 'Réserver 3\u00a0dates' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ name }) => name === 'create_series')?.given).toMatchObject({
    dates: [
      { day: '2026-09-24', hour: 18, court: 3 },
      { day: '2026-10-01', hour: 19, court: 4 },
      { day: '2026-10-22', hour: 18, court: 2 },
    ],
  });
});

test('a request without an address is declined without a sentence, with the number to call', async () => {
  const byPhone = { ...aRequest, email: '', phone: '06 12 34 56 78' };
  answers = {
    desk_series: () => ({ kind: 'listed', requests: [byPhone], series: [] }),
    decline_series: () => {
      answers = { desk_series: () => ({ kind: 'listed', requests: [], series: [] }) };
      return { kind: 'declined', isMailed: false };
    },
  };
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Refuser la demande de Zoé Martin' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuser la demande' }));
  expect(dialog.queryByRole('textbox')).toBeNull();
  expect(dialog.getByRole('link', { name: '06 12 34 56 78' })).toHaveAttribute('href', 'tel:0612345678');
  await user.click(dialog.getByRole('button', { name: 'Refuser la demande' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ name }) => name === 'decline_series')?.given).toEqual({
    request: 'r1',
    sentence: null,
  });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Séries en cours' })).toHaveFocus());
});

test('a date that is taken meanwhile is counted, and nothing is booked', async () => {
  const [first, second] = [aDate('2026-09-24'), aDate('2026-10-01')];
  answers = {
    ...answers,
    series_preview: () => ({ kind: 'previewed', court: 2, dates: [first, second] }),
    create_series: () => ({ kind: 'taken', dates: [first, { ...second, kind: 'taken' }] }),
  };
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Préparer la série de Zoé Martin' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle série' }));
  await user.click(await dialog.findByRole('button', { name: 'Réserver 2\u00a0dates' }));
  expect(
    await dialog.findByText(/^Le planning a changé\s: 1 date n’est plus libre\. Rien n’est/),
  ).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Régler 1\u00a0date' })).toBeVisible();
});

test('a request is declined without an answer only while none is typed', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Refuser la demande de Zoé Martin' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuser la demande' }));
  // Nothing changes behind the window.
  answers = { desk_series: () => ({ kind: 'listed', requests: [], series: [aSeries] }) };
  const before = asked.length;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked).toHaveLength(before + 1));
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(screen.getByText('Zoé Martin')).toBeInTheDocument();
  const silent = () => dialog.queryByRole('button', { name: 'Refuser sans réponse' });
  expect(silent()).toBeVisible();
  await user.type(dialog.getByRole('textbox'), 'Complet.');
  expect(silent()).toBeNull();
  await user.clear(dialog.getByRole('textbox'));
  expect(silent()).toBeVisible();
});

test('says that there is nothing, and why a list is missing', async () => {
  answers = { desk_series: () => ({ kind: 'listed', requests: [], series: [] }) };
  open();
  expect(await screen.findByText('Aucune série n’est en cours.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Demandes' })).toBeNull();
});

test('offers to ask again where the centre is silent', async () => {
  const { desk_series } = answers;
  answers = {};
  const user = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Le centre ne répond pas');
  answers = { desk_series: desk_series as never };
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Jeudi à 18 h')).toBeVisible();
});

test('books the dates of a request as the desk has solved them', async () => {
  answers = {
    ...answers,
    series_preview: () => ({
      kind: 'previewed',
      court: 2,
      dates: [
        aDate('2026-09-24'),
        aDate('2026-10-01', { kind: 'closed', sentence: 'Travaux', free: [] }),
        aDate('2026-10-08', { kind: 'taken', free: [{ hour: 18, courts: [3] }] }),
      ],
    }),
    create_series: ({ command }) => ({ kind: 'created', series: command, count: 2 }),
  };
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Préparer la série de Zoé Martin' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle série' }));
  expect(await dialog.findByText('Fermé : Travaux')).toBeVisible();
  expect(dialog.getByText(/^2 dates à régler/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Régler 2\u00a0dates' }));
  expect(asked.some(({ name }) => name === 'create_series')).toBe(false);
  dialog.getByRole('button', { name: 'Prendre le terrain 3' }).focus();
  await user.keyboard('{Enter}');
  const next = dialog.getByRole('combobox', { name: 'Heure du jeudi 1er octobre 2026' });
  await waitFor(() => expect(next).toHaveFocus());
  await user.click(dialog.getByRole('checkbox', { name: 'Passer le jeudi 1er octobre 2026' }));
  answers = { ...answers, desk_series: () => ({ kind: 'listed', requests: [], series: [aSeries] }) };
  await user.click(dialog.getByRole('button', { name: 'Réserver 2\u00a0dates' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Demandes' })).toBeNull());
  expect(asked.find(({ name }) => name === 'create_series')?.given).toMatchObject({
    name: 'Zoé Martin',
    request: 'r1',
    dates: [
      { day: '2026-09-24', hour: 18, court: 2 },
      { day: '2026-10-08', hour: 18, court: 3 },
    ],
  });
});
