import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { paths, pauseNotices, session, subscribe, useNotices } from 'shared-kernel';
import { downloadFile } from 'shared-kernel/download';
import { useLocation } from 'shared-kernel/router';
import type { ManagedSettings } from '../../domain/centreSettings';
import { aCentre } from '../../testing/aCentre';
import { Component } from './CentrePage';
import { settingsDraft } from './settings/settingsDraft';

jest.mock('shared-kernel', () => ({
  ...jest.requireActual('shared-kernel'),
  sharedBackEnd: () => ({ url: 'https://back-end.example', anonKey: 'public' }),
}));

jest.mock('shared-kernel/download', () => ({ downloadFile: jest.fn() }));

type Request = { readonly name: string; readonly given: Readonly<Record<string, unknown>> };
type Answers = Readonly<Record<string, (given: Request['given']) => unknown>>;

const manager = {
  id: 'm1',
  name: 'Nadia Ferrand',
  email: 'nadia@example.org',
  role: 'player',
  isStaff: true,
  isManager: true,
} as const;

const asked: Request[] = [];
const nothingOutside = { count: 0, reservations: [] };
let present: ManagedSettings;

/** Answers each function of the database; one that is not named fails the test. */
function answerWith(answers: Answers) {
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, request?: RequestInit) => {
    const name = String(url).replace(/^.*\/rpc\//, '');
    const given = JSON.parse(String(request?.body ?? '{}'));
    asked.push({ name, given });
    const all: Answers = { suspensions: () => ({ kind: 'listed', people: [] }), ...answers };
    const answer = all[name];
    if (!answer) throw new Error(`No answer to ${name}.`);
    const text = JSON.stringify(answer(given));
    return { status: 200, ok: true, text: async () => text } as Response;
  });
}

const read = () => ({
  kind: 'centre',
  settings: present,
  outside: nothingOutside,
  formerCourts: [{ number: 7, name: 'Le Petit' }],
  plans: ['Étudiant', 'Passionné'],
});

function Notices() {
  return (
    <div role="log">
      {useNotices().map(({ id, title, action }) => (
        <p key={id}>
          {title}
          {action && (
            <button type="button" onClick={action.onSelect}>
              {action.label}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}

pauseNotices('tests');

function open(tab = 'horaires') {
  return render(
    <MemoryRouter initialEntries={[`/accueil/centre?onglet=${tab}`]}>
      <Component />
      <Notices />
    </MemoryRouter>,
  );
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const save = () => userEvent.click(button('Enregistrer'));
const saved = /^Réglages enregistrés\./;

/** The function saves what it is given. */
function savesAll({ settings }: Request['given']) {
  present = { ...(settings as ManagedSettings), revision: present.revision + 1 };
  return { kind: 'saved', settings: present };
}

async function retype(label: string | RegExp, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
}

/** Another manager saves these settings before each save whose revision is older. */
function anotherSaves(theirs: ManagedSettings) {
  answerWith({
    managed_centre: read,
    save_centre: (given) => {
      if (given.revision === theirs.revision) return savesAll(given);
      present = theirs;
      return { kind: 'conflict', settings: theirs };
    },
  });
}

beforeEach(() => {
  asked.length = 0;
  present = aCentre();
  jest.spyOn(session, 'token').mockResolvedValue('token');
  const member = { status: 'member', user: manager } as const;
  jest.spyOn(session, 'current').mockReturnValue(member);
});

afterEach(() => {
  act(() => settingsDraft.forget());
  sessionStorage.clear();
  jest.restoreAllMocks();
});

test('a member who is no manager reads why on the page that they reach', () => {
  const member = { status: 'member', user: { ...manager, isManager: false } } as const;
  jest.spyOn(session, 'current').mockReturnValue(member);
  function Site() {
    return useLocation().pathname === paths.home() ? <h1>Accueil</h1> : <Component />;
  }
  render(
    <MemoryRouter initialEntries={['/accueil/centre']}>
      <Site />
      <Notices />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Accueil' })).toBeVisible();
  expect(screen.getByText('Page réservée aux responsables du centre')).toBeVisible();
});

test('a manager changes the hours of a day, and the settings go with the revision that was read', async () => {
  answerWith({
    managed_centre: read,
    save_centre: savesAll,
  });
  const told = jest.fn();
  const stop = subscribe('centre:saved', told);
  open();
  await userEvent.click(await screen.findByLabelText('Ouvert le lundi'));
  await userEvent.selectOptions(screen.getByLabelText('Dernière partie, mardi'), '20');
  expect(screen.getByText(/pas encore enregistré.*horaires/)).toBeVisible();
  await save();
  expect(await screen.findByText(saved)).toBeVisible();
  const sent = asked.find(({ name }) => name === 'save_centre')?.given;
  expect(sent).toMatchObject({ centre: 'prouvy', revision: 1, seen: [] });
  const { hours } = Object(sent?.settings) as ManagedSettings;
  expect(hours.slice(0, 3)).toEqual([null, [10, 20], [10, 23]]);
  // The manager's other pages ask for them.
  expect(told).toHaveBeenCalledWith({ revision: 2 });
  stop();
});

test('a price with a comma is sent in cents', async () => {
  answerWith({ managed_centre: read, save_centre: savesAll });
  open('tarifs');
  await retype('Prix habituel (€)', '12,50');
  await save();
  await screen.findByText(saved);
  expect(asked.find(({ name }) => name === 'save_centre')?.given).toMatchObject({
    settings: { prices: { base: 1250 } },
  });
});

test('a new band lasts until the last game of its weekdays, unless its hours were chosen', async () => {
  present = aCentre({ hours: [null, [10, 20], [10, 21], ...aCentre().hours.slice(3)] });
  answerWith({ managed_centre: read });
  open('tarifs');
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter une plage' }));
  const last = screen.getByLabelText('Dernière partie');
  expect(last).toHaveValue('23');
  await userEvent.click(screen.getByLabelText('Mar.'));
  expect(last).toHaveValue('20');
  await userEvent.click(screen.getByLabelText('Mer.'));
  expect(last).toHaveValue('21');
  await userEvent.selectOptions(last, '19');
  await userEvent.click(screen.getByLabelText('Ven.'));
  expect(last).toHaveValue('19');
});

test('the last game of a day says when it ends', async () => {
  answerWith({ managed_centre: read });
  open();
  const last = await screen.findByLabelText('Dernière partie, mardi');
  expect(last).toHaveAccessibleDescription('Elle finit à minuit.');
  await userEvent.selectOptions(last, '20');
  expect(last).toHaveAccessibleDescription(/^Elle finit à 21\sh\.$/);
});

test('the reason of an open day says that visitors read it with the opening hours', async () => {
  answerWith({ managed_centre: read });
  open('exceptions');
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter une exception' }));
  const note = screen.getByLabelText('Motif (facultatif)');
  expect(note).toHaveAccessibleDescription('Les visiteurs le lisent. 80\u00a0caractères au plus.');
  await userEvent.selectOptions(screen.getByLabelText('Ce jour-là'), 'open');
  expect(note).toHaveAccessibleDescription(/avec les horaires, la semaine d’avant/);
});

test('an exception that opens a closed weekday is saved with its hours', async () => {
  present = aCentre({ hours: [null, ...aCentre().hours.slice(1)] });
  answerWith({ managed_centre: read, save_centre: savesAll });
  open('exceptions');
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter une exception' }));
  await userEvent.type(screen.getByLabelText('Date'), '21/12/2026');
  await userEvent.selectOptions(screen.getByLabelText('Ce jour-là'), 'open');
  await userEvent.selectOptions(screen.getByLabelText('Première partie'), '14');
  await userEvent.selectOptions(screen.getByLabelText('Dernière partie'), '18');
  await userEvent.type(screen.getByLabelText('Motif (facultatif)'), 'Tournoi de Noël');
  await save();
  await screen.findByText(saved);
  expect(asked.find(({ name }) => name === 'save_centre')?.given).toMatchObject({
    settings: { exceptions: [{ day: '2026-12-21', hours: [14, 18], note: 'Tournoi de Noël' }] },
  });
});

test('two courts of one name are pointed out at once, and the refusal of the centre names them', async () => {
  present = aCentre({ courts: ['Central', '', ''].map((name, place) => ({ number: place + 1, name })) });
  answerWith({
    managed_centre: read,
    save_centre: () => ({ kind: 'invalid', faults: [{ field: 'courts', place: 1, reason: 'name-twice' }] }),
  });
  open('terrains');
  const second = await screen.findByLabelText('Nom du terrain 2 (facultatif)');
  expect(second).not.toHaveAccessibleDescription();
  await userEvent.type(second, 'central ');
  for (const number of [1, 2])
    expect(screen.getByLabelText(`Nom du terrain ${number} (facultatif)`)).toHaveAccessibleDescription(
      /^Deux terrains portent ce nom/,
    );
  expect(second).toBeInvalid();
  await save();
  expect(
    await screen.findByRole('button', { name: /^Terrains, terrain 2\s: Deux terrains portent ce nom/ }),
  ).toBeVisible();
});

test('settings that nothing was changed in are not sent', async () => {
  answerWith({ managed_centre: read });
  open();
  await screen.findByLabelText('Ouvert le lundi');
  await save();
  expect(screen.getByText(/il n’y a rien à enregistrer/)).toBeVisible();
  expect(asked.map(({ name }) => name)).toEqual(['managed_centre']);
});

test.each([
  ['hours', 1, 'ends-before-it-begins', 'Horaires, mardi : La dernière partie vient avant la première.'],
  ['door', 0, 'ends-before-it-begins', 'Horaires, accueil : La fin vient avant le début'],
  ['courts', 0, 'no-court', 'Terrains, terrain 1 : Il faut au moins un terrain en service.'],
  ['price', 0, 'price-zero', 'Tarifs, prix habituel : Un prix de 0 € n’est pas accepté'],
  ['price', 0, 'out-of-range', 'Tarifs, prix habituel : De 0,01 à 1 000 €.'],
  ['exceptions', 0, 'no-such-day', 'Exceptions, exception 1 : Cette date n’existe pas.'],
  ['exceptions', 0, 'past-day', 'Exceptions, exception 1 : Cette date est déjà passée.'],
  ['months', 0, 'out-of-range', 'Règles, mois à l’avance : De 1 à 12 mois.'],
  ['notice', 0, 'out-of-range', 'Règles, délai pour changer : De 0 à 168 heures, une semaine.'],
  ['held', 0, 'out-of-range', 'Règles, parties à venir pour une personne : De 1 à 10 000.'],
])('the fault %s %s %s is a button that reads « %4$s »', async (field, place, reason, sentence) => {
  answerWith({
    managed_centre: read,
    save_centre: () => ({ kind: 'invalid', faults: [{ field, place, reason }] }),
  });
  open();
  await userEvent.click(await screen.findByLabelText('Ouvert le lundi'));
  await save();
  const text = sentence.replaceAll(/[().]/g, '\\$&').replaceAll(' ', '\\s');
  expect(await screen.findByRole('button', { name: new RegExp(`^${text}`) })).toBeVisible();
});

test('faults of the page and of the database are named together, and lead to their fields', async () => {
  answerWith({
    managed_centre: read,
    save_centre: ({ settings }) => {
      const { prices } = settings as ManagedSettings;
      expect(prices).toEqual({ base: 0, bands: [{ weekdays: [], hours: [18, 23], cents: null }] });
      const faults = [
        { field: 'price', place: 0, reason: 'price-zero' },
        { field: 'bands', place: 0, reason: 'out-of-range' },
      ];
      return { kind: 'invalid', faults };
    },
  });
  open('tarifs');
  const price = await retype('Prix habituel (€)', '0');
  await userEvent.click(button('Ajouter une plage'));
  expect(screen.getByRole('checkbox', { name: 'Lun.' })).toHaveFocus();
  const bandPrice = await retype('Prix (€)', '35,');
  await userEvent.click(screen.getByRole('tab', { name: 'Horaires' }));
  await save();
  const refusal = await screen.findByRole('region', { name: /Rien n’est enregistré/ });
  await waitFor(() => expect(refusal).toHaveFocus());
  expect(screen.getByText(/pas encore enregistré.*tarifs/)).toBeVisible();
  expect(
    within(refusal)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Tarifs, prix habituel\s: Un prix de 0/),
    expect.stringMatching(/^Tarifs, plage 1\s: Cochez au moins un jour\.$/),
    expect.stringMatching(/^Tarifs, plage 1\s: Écrivez un prix en euros/),
  ]);
  await userEvent.click(within(refusal).getByRole('button', { name: /prix habituel/ }));
  expect(screen.getByLabelText('Prix habituel (€)')).toHaveFocus();
  expect(screen.getByLabelText('Prix (€)')).toBeInvalid();
  expect(screen.getByLabelText('Prix (€)')).toHaveAccessibleDescription(/Écrivez un prix/);
  expect([price.isConnected, bandPrice.isConnected]).toEqual([false, false]);
  // A mended value takes its fault along, and the others stay.
  await retype('Prix habituel (€)', '25');
  expect(within(refusal).getAllByRole('button')).toHaveLength(2);
});

test('the focus follows an item that comes or goes', async () => {
  answerWith({ managed_centre: read });
  open('terrains');
  await userEvent.click(await screen.findByRole('button', { name: 'Retirer le terrain 3' }));
  expect(button('Retirer le terrain 4')).toHaveFocus();
  await userEvent.click(button('Ajouter un terrain'));
  expect(screen.getByLabelText('Nom du terrain 3 (facultatif)')).toHaveFocus();
  await userEvent.click(screen.getByRole('tab', { name: 'Exceptions' }));
  await userEvent.click(button('Ajouter une exception'));
  expect(screen.getByLabelText('Date')).toHaveFocus();
  await userEvent.click(button('Retirer l’exception 1'));
  expect(button('Ajouter une exception')).toHaveFocus();
});

test('a court that is added again has its name back: the typed one, or that of before it was out of service', async () => {
  present = aCentre({ courts: [1, 2, 3, 4, 5, 6].map((number) => ({ number, name: `Court ${number}` })) });
  answerWith({ managed_centre: read });
  const { unmount } = open('terrains');
  await retype('Nom du terrain 2 (facultatif)', 'Le Central');
  await userEvent.click(button('Retirer le terrain 2'));
  unmount();
  open('terrains');
  await userEvent.click(await screen.findByRole('button', { name: 'Retirer le terrain 3' }));
  for (const [number, name] of [
    [2, 'Le Central'],
    [3, 'Court 3'],
    [7, 'Le Petit'],
  ]) {
    await userEvent.click(button('Ajouter un terrain'));
    expect(screen.getByLabelText(`Nom du terrain ${number} (facultatif)`)).toHaveValue(name);
  }
});

test('games outside of the new hours are shown, and saved only after a confirmation', async () => {
  const game = {
    id: 'g1',
    day: '2026-11-30',
    hour: 22,
    court: 2,
    name: 'Yanis Roux',
    email: 'y@example.org',
    phone: '0612345678',
    reference: 'M7KQ2A',
    reason: 'day',
    confirmBy: '2026-11-21T12:15:00Z',
  };
  present = aCentre({ courts: [{ number: 2, name: 'Le Central' }] });
  answerWith({
    managed_centre: read,
    save_centre: (given) => {
      if (given.revision !== present.revision) return { kind: 'conflict', settings: present };
      return JSON.stringify(given.seen) === '["g1"]'
        ? savesAll(given)
        : { kind: 'outside', count: 1, ids: ['g1'], reservations: [game] };
    },
  });
  open();
  await userEvent.click(await screen.findByLabelText('Ouvert le lundi'));
  await save();
  const dialog = await screen.findByRole('alertdialog', { name: 'Une réservation n’aurait plus sa place' });
  expect(dialog).toHaveTextContent(/cette partie garde son terrain/);
  expect(
    within(dialog).getByText(
      /lundi 30 novembre 2026 à 22\sh, terrain 2 \(Le Central\)\s: Yanis Roux.*, référence M7KQ2A, centre fermé ce jour-là, pas encore confirmée/,
    ),
  ).toBeVisible();
  expect(within(dialog).getByRole('link', { name: /^06/ })).toHaveAttribute('href', 'tel:0612345678');
  const day = within(dialog).getByRole('link', { name: 'Ouvrir ce jour (nouvel onglet)' });
  expect(day).toHaveAttribute('href', '/accueil?jour=2026-11-30');
  expect(day).toHaveAttribute('target', '_blank');
  expect(within(dialog).getByRole('button', { name: 'Ne pas enregistrer' })).toHaveFocus();
  expect(within(dialog).getByText(/Rien n’est annulé/)).toBeVisible();
  expect(screen.queryByText(/viennent de changer/)).not.toBeInTheDocument();
  // Another manager saves meanwhile.
  present = { ...present, revision: 2, notice: 60 };
  const confirm = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Enregistrer quand même' }));
  await confirm();
  expect(await screen.findByText(/réservations viennent de changer.: vérifiez la liste/)).toBeVisible();
  await confirm();
  expect(await screen.findByText(saved)).toBeVisible();
});

test('two managers who change different courts are both saved without a question', async () => {
  const named = (number: number, name: string) =>
    aCentre().courts.map((court) => (court.number === number ? { ...court, name } : court));
  anotherSaves(aCentre({ revision: 2, courts: named(2, 'Le Central'), notice: 60 }));
  open('terrains');
  await retype('Nom du terrain 3 (facultatif)', 'Le Petit');
  await save();
  expect(await screen.findByText(/avec ce qui avait changé ailleurs/)).toBeVisible();
  expect(present.courts.slice(1, 3)).toEqual([
    { number: 2, name: 'Le Central' },
    { number: 3, name: 'Le Petit' },
  ]);
  expect(present.notice).toBe(60);
  expect(screen.getByLabelText('Nom du terrain 2 (facultatif)')).toHaveValue('Le Central');
});

test('the second of two managers saves nothing before each value that both changed is chosen', async () => {
  anotherSaves(aCentre({ revision: 2, months: 3, notice: 60 }));
  const { unmount } = open('regles');
  await retype(/mois à l’avance/, '4');
  await retype('Heures', '24');
  await save();
  const name = 'Ces réglages ont changé entre-temps';
  const first = await screen.findByRole('region', { name });
  await waitFor(() => expect(first).toHaveFocus());
  expect(within(first).getByText(/La vôtre\s: 4\smois\. Enregistrée\s: 3\smois\./)).toBeVisible();
  expect(within(first).getByText(/La vôtre\s: 24\sh\. Enregistrée\s: 1\sh\./)).toBeVisible();
  const saves = () => asked.filter((request) => request.name === 'save_centre').length;
  unmount();
  // A reload forgets no dispute.
  open('regles');
  const panel = await screen.findByRole('region', { name });
  await save();
  await waitFor(() => expect(panel).toHaveFocus());
  expect(saves()).toBe(1);
  await userEvent.click(button(/^Prendre la valeur enregistrée\s: mois/));
  expect(screen.getByLabelText(/mois à l’avance/)).toHaveValue('3');
  expect(panel).toHaveFocus();
  await userEvent.click(button(/^Garder la mienne\s: délai/));
  expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  expect(button('Enregistrer')).toHaveFocus();
  await save();
  expect(await screen.findByText(saved)).toBeVisible();
  expect(present).toMatchObject({ revision: 3, months: 3, notice: 24 * 60 });
});

test('what is typed survives a reload of the page', async () => {
  answerWith({ managed_centre: read });
  const { unmount } = open('exceptions');
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter une exception' }));
  await userEvent.type(screen.getByLabelText('Date'), '24/12/2026');
  unmount();
  open('exceptions');
  expect(await screen.findByLabelText('Date')).toHaveValue('24/12/2026');
  await userEvent.click(button('Abandonner les modifications'));
  expect(await screen.findByText('Aucune exception à venir.')).toBeVisible();
  expect(button('Enregistrer')).toHaveFocus();
  await userEvent.click(button('Rétablir'));
  expect(await screen.findByLabelText('Date')).toHaveValue('24/12/2026');
  expect(button('Enregistrer')).toHaveFocus();
});

test('discarded changes are no longer offered once others are typed', async () => {
  answerWith({ managed_centre: read });
  open('regles');
  await retype('Heures', '24');
  await userEvent.click(button('Abandonner les modifications'));
  expect(button('Rétablir')).toBeVisible();
  await retype(/mois à l’avance/, '4');
  expect(screen.queryByRole('button', { name: 'Rétablir' })).not.toBeInTheDocument();
});

test('a tab without settings says what is not saved yet, and leads back to it', async () => {
  answerWith({ managed_centre: read, mail_state: () => ({ kind: 'refused', reason: 'not-manager' }) });
  open('regles');
  await retype('Heures', '24');
  await userEvent.click(screen.getByRole('tab', { name: 'E-mails' }));
  expect(screen.getByText(/pas encore enregistré\s: règles\.$/)).toBeVisible();
  await userEvent.click(button('Revenir aux réglages'));
  expect(screen.getByLabelText('Heures')).toHaveValue('24');
  expect(screen.getByLabelText(/mois à l’avance/)).toHaveFocus();
  await userEvent.click(button('Abandonner les modifications'));
  await userEvent.click(screen.getByRole('tab', { name: 'E-mails' }));
  expect(screen.queryByText(/pas encore enregistré/)).not.toBeInTheDocument();
  await userEvent.click(button('Rétablir'));
  expect(button('Revenir aux réglages')).toHaveFocus();
});

test('without an answer the typed settings stay, and the page says so', async () => {
  answerWith({ managed_centre: read });
  open('regles');
  const months = await screen.findByLabelText(/mois à l’avance/);
  await userEvent.clear(months);
  await userEvent.type(months, '4');
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  await save();
  expect(await screen.findByText(/Le centre ne répond pas.*Votre saisie est gardée/)).toBeVisible();
  expect(months).toHaveValue('4');
});

describe('after a save whose answer was lost', () => {
  const saves = (given: Request['given']) =>
    given.revision === present.revision ? savesAll(given) : { kind: 'conflict', settings: present };

  async function losePrice(hasArrived: boolean) {
    answerWith({
      managed_centre: read,
      save_centre(given) {
        if (hasArrived) saves(given);
        throw new TypeError('Failed to fetch');
      },
    });
    const { unmount } = open('tarifs');
    await retype('Prix habituel (€)', '31,5');
    await save();
    await screen.findByText(/impossible de savoir/);
    answerWith({ managed_centre: read, save_centre: saves });
    return unmount;
  }

  test.each([true, false])(
    'the former value, typed back, is no saved one, and is saved (arrived: %s)',
    async (hasArrived) => {
      const leave = await losePrice(hasArrived);
      await retype('Prix habituel (€)', '25');
      expect(screen.getByText(/pas encore enregistré\s: tarifs\.$/)).toBeVisible();
      leave();
      // A reload forgets no doubt.
      open('tarifs');
      await save();
      expect(await screen.findByText(saved)).toBeVisible();
      expect(present.prices.base).toBe(2500);
      expect(screen.getByLabelText('Prix habituel (€)')).toHaveValue('25');
    },
  );

  test('what it sent is changed with what another manager has changed since, without a dispute', async () => {
    await losePrice(true);
    present = { ...present, revision: 3, notice: 60 };
    await retype('Prix habituel (€)', '28');
    await save();
    expect(await screen.findByText(/avec ce qui avait changé ailleurs/)).toBeVisible();
    expect(present).toMatchObject({ notice: 60, prices: { base: 2800 } });
  });

  test('discarding shows no value before the centre is read again', async () => {
    await losePrice(true);
    const answering = globalThis.fetch;
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    await userEvent.click(button('Abandonner les modifications'));
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(screen.queryByLabelText('Prix habituel (€)')).not.toBeInTheDocument();
    globalThis.fetch = answering;
    await userEvent.click(button('Réessayer'));
    expect(await screen.findByLabelText('Prix habituel (€)')).toHaveValue('31,50');
  });
});

const ana = {
  id: 'a1',
  name: 'Ana Diaz',
  email: 'ana@example.org',
  roles: ['organizer'],
  licenseNumber: '',
  subscription: { plan: '', from: '', until: '' },
};

test('a manager gives a role, and reads why the last manager keeps theirs', async () => {
  answerWith({
    managed_centre: read,
    find_people: () => ({ kind: 'found', people: [ana], more: false }),
    blocks: () => ({ kind: 'listed', networks: [], people: [] }),
    change_role: ({ role, given }) =>
      role === 'manager'
        ? { kind: 'refused', reason: 'last-manager' }
        : { kind: 'changed', person: { ...ana, roles: given ? ['organizer', 'staff'] : ['organizer'] } },
  });
  open('personnes');
  await userEvent.click(await screen.findByText('Ana Diaz'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Équipe du centre' }));
  expect(await screen.findByText('Équipe du centre : rôle donné à Ana Diaz.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Équipe du centre' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Gestionnaire' }));
  const question = await screen.findByRole('alertdialog', { name: /rôle de gestionnaire à Ana Diaz/ });
  expect(asked.filter(({ name }) => name === 'change_role')).toHaveLength(1);
  await userEvent.click(within(question).getByRole('button', { name: 'Donner le rôle' }));
  expect(await screen.findByText(/C’est le seul compte gestionnaire/)).toBeVisible();
  expect(await screen.findByText('Aucun blocage en cours.')).toBeVisible();
});

test('managers who remove themselves are asked by « vous », and not at all where there is no other', async () => {
  const own = { ...ana, id: manager.id, name: manager.name, roles: ['manager'] };
  let others: readonly (typeof ana)[] = [];
  answerWith({
    managed_centre: read,
    find_people: () => ({ kind: 'found', people: [own, ...others], more: false }),
    blocks: () => ({ kind: 'listed', networks: [], people: [] }),
  });
  const { unmount } = open('personnes');
  const remove = async () => {
    await userEvent.click(await screen.findByText(manager.name));
    await userEvent.click(screen.getAllByRole('checkbox', { name: 'Gestionnaire' })[0] as HTMLElement);
  };
  await remove();
  expect(await screen.findByText(/C’est le seul compte gestionnaire/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  unmount();
  others = [{ ...ana, roles: ['manager'] }];
  open('personnes');
  await remove();
  expect(await screen.findByText('Vous ne pourrez plus ouvrir la gestion du centre.')).toBeVisible();
});

test('more accounts follow the shown ones, and no button is left after the last', async () => {
  const others = [1, 2].map((number) => ({ ...ana, id: `b${number}`, name: `Yanis ${number}` }));
  answerWith({
    managed_centre: read,
    find_people: ({ after }) => ({
      kind: 'found',
      people: after ? others.slice(1) : [ana, others[0]],
      more: !after,
    }),
    blocks: () => ({ kind: 'listed', networks: [], people: [] }),
  });
  open('personnes');
  expect(await screen.findByText('2 premiers comptes.')).toBeVisible();
  await userEvent.click(button('Afficher la suite'));
  expect(await screen.findByText('3 comptes.')).toBeVisible();
  expect(asked.filter(({ name }) => name === 'find_people').at(-1)?.given).toEqual({
    words: '',
    after: { name: 'Yanis 1', id: 'b1' },
  });
  const list = screen.getByRole('list', { name: 'Comptes trouvés' });
  expect(
    within(list)
      .getAllByText(/^(Ana|Yanis)/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Ana Diaz', 'Yanis 1', 'Yanis 2']);
  expect(screen.queryByRole('button', { name: 'Afficher la suite' })).not.toBeInTheDocument();
});

const gone = '3f2a91bc-1d2e-4f00-8a5b-2f0c6d7e8f90';
const guestRow = { id: 0, at: '2026-11-21T09:00:00Z', actor: null, subject: null, details: null };

test('the audit names who changed what, with the values before and after', async () => {
  const place = (hour: number, court: number) => ({ day: '2026-12-24', hour, court });
  const closure = {
    courts: [1, 2],
    first_day: '2026-12-24',
    first_hour: 10,
    last_day: '2026-12-26',
    last_hour: 22,
    sentence: 'Travaux',
  };
  answerWith({
    read_audit: () => ({
      kind: 'listed',
      more: false,
      rows: [
        {
          id: 2,
          at: '2026-11-21T11:00:00Z',
          action: 'update',
          entity: 'centres',
          entityId: 'prouvy',
          actor: { name: 'Nadia Ferrand', email: 'nadia@example.org' },
          subject: null,
          details: {
            months: { before: 2, after: 3 },
            notice: { before: 120, after: 90 },
            hours: { before: [[10, 22], null], after: [[10, 21], null] },
            prices: {
              before: { base: 2500, bands: [] },
              after: { base: 3050, bands: [{ weekdays: [6, 7], hours: [18, 22], cents: 2800 }] },
            },
            courts: { before: [{ number: 1, name: '' }], after: [] },
          },
        },
        {
          id: 1,
          at: '2026-11-21T10:00:00Z',
          action: 'update',
          entity: 'roles',
          entityId: 'a1',
          actor: null,
          subject: { name: 'Ana Diaz', email: 'ana@example.org' },
          details: { before: [], after: ['manager'] },
        },
        { ...guestRow, entity: 'blocks', action: 'delete', entityId: 'guest', details: { use: 'book' } },
        { ...guestRow, id: -1, entity: 'reservations', action: 'insert', entityId: gone },
        {
          ...guestRow,
          id: -2,
          entity: 'reservations',
          action: 'update',
          entityId: 'r2',
          subject: { name: 'Ana Diaz', email: '', reference: 'M7KQ2A', day: '2026-12-24', hour: 18 },
        },
        { ...guestRow, id: -3, entity: 'roles', action: 'update', entityId: gone },
        ...(
          [
            ['reservations', 'update', { cancelled: { before: false, after: true } }],
            ['reservations', 'update', { place: { before: place(18, 2), after: place(20, 3) } }],
            ['reservations', 'update', { attendance: { before: null, after: 'arrived' } }],
            ['reservations', 'update', { attendance: { before: 'arrived', after: 'absent' } }],
            ['closures', 'delete', { closure }],
            ['suspensions', 'delete', null],
          ] as const
        ).map(([entity, action, details], at) => ({
          ...guestRow,
          id: -4 - at,
          entity,
          action,
          details,
          entityId: entity === 'suspensions' ? `guest ${gone}` : gone,
        })),
      ],
    }),
  });
  open('journal');
  const rows = within(await screen.findByRole('table', { name: /Lignes du journal/ })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/21\/11\/2026 à 12\sh.*Nadia Ferrand.*Réglages du centre modifiés/);
  const changes =
    /Horaires, lundi : parties de 10 h à 23 h, la dernière à 22 h → parties de 10 h à 22 h, la dernière à 21 h ; Terrains, terrain 1 : en service, sans nom → hors service ; Règles, mois à l’avance : 2 mois → 3 mois ; délai pour changer : 2 h → 1 h 30 ; Tarifs \(prix\), prix habituel : 25 € → 30,50 € ; plage sam\. dim\. 18 h à 22 h : aucune → 28 €/;
  expect(rows[1]).toHaveTextContent(changes);
  expect(rows[2]).toHaveTextContent(
    /Exploitant du site.*Rôles modifiés.*Ana Diaz.*rôles\s: aucun → Gestionnaire/,
  );
  expect(rows[3]).toHaveTextContent(/Blocage terminé.*Visiteur sans compte.*limite des réservations/);
  expect(rows[4]).toHaveTextContent(/Visiteur sans compte.*Réservation créée.*Réservation effacée$/);
  expect(rows[5]).toHaveTextContent(/Réservation modifiée.*M7KQ2A, Ana Diaz, 24\/12\/2026 à 18\sh$/);
  expect(rows[6]).toHaveTextContent(/Rôles modifiés.*Compte supprimé$/);
  for (const [at, line] of [
    /Réservation annulée Réservation effacée$/,
    /Réservation déplacée.*terrain\s: 24\/12\/2026 à 18\sh, terrain 2 → 24\/12\/2026 à 20\sh, terrain 3$/,
    /Arrivée notée Réservation effacée$/,
    /Absence notée Réservation effacée$/,
    /Fermeture de terrains supprimée\s+terrains 1, 2, du 24\/12\/2026 à 10\sh au 26\/12\/2026 à 23\sh\s: Travaux$/,
    /Réservation en ligne rétablie Visiteur sans compte$/,
  ].entries())
    expect(rows[7 + at]).toHaveTextContent(line);
  expect(document.body).not.toHaveTextContent('3f2a91bc');
});

test('the audit is read by its kind, and searched by what its lines show, also for the file', async () => {
  const changed = (field: string, before: unknown, after: unknown) => ({ [field]: { before, after } });
  const prices = (base: number) => ({ base, bands: [] });
  const row = { ...guestRow, action: 'update', actor: { name: 'Nadia Ferrand', email: 'nadia@example.org' } };
  const settings = { ...row, entity: 'centres', entityId: 'prouvy' };
  const friday = [null, null, null, null, [10, 23], null, null];
  const rows = [
    { ...settings, id: 160, details: changed('prices', prices(2500), prices(2850)) },
    {
      ...settings,
      id: 159,
      details: changed(
        'hours',
        friday,
        friday.map(() => null),
      ),
    },
    {
      ...row,
      id: 158,
      entity: 'reservations',
      entityId: 'r1',
      subject: { name: 'Ana Diaz', email: 'ana@example.org', reference: 'M7KQ2A' },
    },
    ...Array.from({ length: 57 }, (_, place) => ({ ...row, id: 157 - place, entity: 'closures' })),
  ].map((each) => ({ entityId: 'x', ...each }));
  answerWith({
    read_audit: ({ before, at_most }) => {
      // As many as a test has time for.
      const most = at_most === 1000 ? 30 : Number(at_most);
      const older = rows.filter(({ id }) => id < Number(before ?? 999));
      return { kind: 'listed', more: older.length > most, rows: older.slice(0, most) };
    },
  });
  open('journal&genre=reglages&texte=28,50');
  const shown = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((line) => line.textContent ?? '');
  expect(await screen.findByText('1 ligne.')).toBeVisible();
  expect(shown()).toEqual([expect.stringMatching(/28,50\s€/)]);
  const filter = { everything: false, entities: ['centres'] };
  expect(asked.map(({ given }) => given)).toEqual([
    { ...filter, before: null, at_most: 1000 },
    { ...filter, before: 131, at_most: 1000 },
  ]);
  const words = screen.getByLabelText('Rechercher');
  for (const [typed, ...lines] of [
    ['reglages du CENTRE', /28,50/, /vendredi/],
    ['m7k-q2a', /M7KQ2A/],
    ['tarif prix nadia', /28,50/],
    ['ana@example', /M7KQ2A/],
    ['horaires', /vendredi/],
  ] as const) {
    await retype('Rechercher', typed);
    await waitFor(() => expect(shown()).toEqual(lines.map((line) => expect.stringMatching(line))));
  }
  // Typing on asks for nothing.
  expect(asked).toHaveLength(2);
  await userEvent.click(button('Exporter en CSV'));
  await waitFor(() => expect(downloadFile).toHaveBeenCalled());
  const [, file] = jest.mocked(downloadFile).mock.lastCall ?? [];
  expect(String(file).trim().split('\n')).toHaveLength(2);
  expect(file).toContain('vendredi');
  await retype('Rechercher', 'fermeture');
  expect(await screen.findByText('50 premières lignes.')).toBeVisible();
  await userEvent.click(button('Afficher la suite'));
  expect(screen.getByText('57 lignes.')).toBeVisible();
  await userEvent.clear(words);
  await waitFor(() => expect(asked.at(-1)?.given).toEqual({ ...filter, before: null, at_most: 50 }));
  await userEvent.selectOptions(screen.getByLabelText('Afficher'), 'Tout');
  const all = { everything: true, entities: null, before: null, at_most: 50 };
  await waitFor(() => expect(asked.at(-1)?.given).toEqual(all));
});

test('the occupation is a table with a share for each hour and weekday', async () => {
  answerWith({
    centre_figures: () => ({
      kind: 'figures',
      hours: [
        { weekday: 1, hour: 18, booked: 3, offered: 12 },
        { weekday: 2, hour: 18, booked: 0, offered: 18 },
      ],
      months: [{ month: '2026-11', booked: 3, cancelled: 1, absent: 2 }],
    }),
  });
  open('chiffres');
  const map = await screen.findByRole('table', { name: 'Occupation par jour et par heure' });
  const [, row] = within(map).getAllByRole('row');
  expect(
    within(row as HTMLElement)
      .getAllByRole('cell')
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^25\s%, 3 sur 12$/),
    expect.stringMatching(/^0\s%, 0 sur 18$/),
    '–fermé',
  ]);
  expect(screen.getByText(/^3 parties réservées sur 30 possibles, soit 10\s%\.$/)).toBeVisible();
  expect(screen.getByText(/^L’heure la plus demandée\s: le lundi à 18\sh, 25\s% \(3 sur 12\)/)).toBeVisible();
  const ofMonths = screen.getByRole('table', { name: 'Réservations, annulations et absences par mois' });
  expect(
    within(ofMonths)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(
    expect.arrayContaining([
      'MoisRéservéesAnnuléesAbsences',
      'octobre 2026000',
      'novembre 2026, jusqu’à aujourd’hui312',
    ]),
  );
});

test('a membership is saved, and its form keeps the focus', async () => {
  const changed = { ...ana, licenseNumber: 'FJF-9' };
  let refusal = 'no-days';
  answerWith({
    managed_centre: read,
    find_people: () => ({ kind: 'found', people: [ana], more: false }),
    blocks: () => ({ kind: 'listed', networks: [], people: [] }),
    change_membership: ({ wanted }) =>
      (wanted as typeof ana).subscription.plan === ''
        ? { kind: 'changed', person: changed }
        : { kind: 'refused', reason: refusal },
  });
  open('personnes');
  await userEvent.click(await screen.findByText('Ana Diaz'));
  const plan = await retype('Formule d’abonnement', 'étu');
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  await userEvent.click(screen.getByRole('option', { name: 'Étudiant' }));
  expect(plan).toHaveValue('Étudiant');
  await userEvent.clear(plan);
  await userEvent.type(plan, 'Annuel{Escape}');
  await userEvent.click(button(/^Enregistrer la licence/));
  const first = screen.getByLabelText('Du');
  await waitFor(() => expect(first).toHaveAccessibleDescription(/^Indiquez le premier et le dernier jour/));
  expect(first).toHaveFocus();
  await userEvent.type(first, '31/02/2027');
  await userEvent.click(button(/^Enregistrer la licence/));
  expect(first).toHaveAccessibleDescription(/^Cette date n’existe pas\. jj/);
  await userEvent.clear(first);
  const end = screen.getByLabelText('Au (inclus)');
  const licence = screen.getByLabelText('Numéro de licence');
  await userEvent.type(licence, 'n° 9');
  await userEvent.type(first, '31/02/2027');
  await userEvent.type(end, 'demain{Enter}');
  for (const field of [licence, first, end]) expect(field).toBeInvalid();
  expect(plan).not.toBeInvalid();
  expect(licence).toHaveFocus();
  await userEvent.clear(licence);
  await retype('Du', '02/01/2027');
  await retype('Au (inclus)', '01/01/2027');
  await userEvent.clear(plan);
  await userEvent.click(button(/^Enregistrer la licence/));
  for (const field of [plan, end]) expect(field).toBeInvalid();
  expect(plan).toHaveFocus();
  expect(asked.filter(({ name }) => name === 'change_membership')).toEqual([]);
  await userEvent.type(plan, 'Annuel{Escape}');
  await retype('Au (inclus)', '02/01/2027');
  for (const [reason, field] of [
    ['ends-before-it-begins', end],
    ['no-plan', plan],
  ] as const) {
    refusal = reason;
    await userEvent.click(button(/^Enregistrer la licence/));
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveFocus();
  }
  for (const field of [plan, first, end]) await userEvent.clear(field);
  await userEvent.type(licence, 'n° 9{Enter}');
  expect(licence).toHaveAccessibleDescription(/^Écrivez la licence en lettres sans accent/);
  expect(licence).toHaveFocus();
  await userEvent.clear(licence);
  await userEvent.type(licence, ' fjf-9 {Enter}');
  expect(await screen.findByText(/enregistrés\s: Ana Diaz/)).toBeVisible();
  expect(asked.at(-1)?.given.wanted).toMatchObject({ licenseNumber: 'FJF-9' });
  expect(licence).toHaveFocus();
  await userEvent.type(licence, 'é{Enter}');
  expect(licence).toBeInvalid();
  expect(screen.queryByText(/enregistrés\s: Ana Diaz/)).not.toBeInTheDocument();
});

test('after the end of a block the focus is on what was said', async () => {
  const block = {
    id: 'a1',
    use: 'book',
    count: 12,
    until: '2026-11-21T12:00:00Z',
    name: 'Ana Diaz',
    email: 'ana@example.org',
  };
  let people = [block, { ...block, id: 'a2', use: 'move', email: 'diaz@example.org' }];
  const ofDesk = {
    use: 'suspension',
    sentence: 'Appelez-nous.',
    since: '2026-11-21T12:00:00Z',
    by: 'Léa Martin',
    until: null,
  };
  let suspended = [
    { ...ofDesk, id: '7', name: 'Zoé Éluard', email: 'zoe@example.org' },
    { ...ofDesk, id: '6', name: '', email: '' },
  ];
  answerWith({
    managed_centre: read,
    find_people: () => ({ kind: 'found', people: [], more: false }),
    blocks: () => ({ kind: 'listed', networks: [], people }),
    suspensions: () => ({ kind: 'listed', people: suspended }),
    end_block: ({ use }) => {
      if (use === 'suspension') suspended = suspended.slice(1);
      else people = [];
      return { kind: 'ended' };
    },
  });
  open('personnes');
  const name = /^Mettre fin au blocage\s: Ana Diaz \(diaz@example\.org\), 12\sdéplacements$/;
  expect(await screen.findByText('Ana Diaz (ana@example.org)')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() =>
    expect(screen.getByText(/Blocage terminé\s: Ana Diaz \(diaz@example\.org\)/)).toHaveFocus(),
  );
  const about = /bloqué par Léa Martin le samedi 21 novembre 2026, sans date de fin\. «\s.?Appelez-nous/;
  expect(screen.getAllByText(about)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: /^Lever le blocage\s: Zoé Éluard \(zoe@/ }));
  await waitFor(() => expect(screen.getByText(/Blocage terminé\s: Zoé Éluard/)).toHaveFocus());
  expect(screen.getByRole('button', { name: /: Visiteur sans compte, nom effacé/ })).toBeVisible();
  expect(screen.queryByText(/Aucun blocage/)).not.toBeInTheDocument();
  expect(asked.findLast(({ name }) => name === 'end_block')?.given).toEqual({ use: 'suspension', id: '7' });
});

test('a manager who was dismissed meanwhile reads so, and sees nothing more', async () => {
  answerWith({ read_audit: () => ({ kind: 'refused', reason: 'not-manager' }) });
  open('journal');
  expect(
    await screen.findByText('Votre compte n’a pas, ou n’a plus, le rôle de gestionnaire.'),
  ).toBeVisible();
});

test('a manager who was dismissed reads so on exporting the lines that they still see', async () => {
  answerWith({ read_audit: () => ({ kind: 'listed', more: false, rows: [] }) });
  open('journal');
  await screen.findByText('Aucune ligne.');
  answerWith({ read_audit: () => ({ kind: 'refused', reason: 'not-manager' }) });
  await userEvent.click(button('Exporter en CSV'));
  expect(
    await screen.findByText('Votre compte n’a pas, ou n’a plus, le rôle de gestionnaire.'),
  ).toBeVisible();
  expect(screen.queryByText(/réessayez dans un instant/)).not.toBeInTheDocument();
  expect(screen.queryByText('Aucune ligne.')).not.toBeInTheDocument();
});

test('a mail that was given up is shown with its reason, and sent again', async () => {
  const given = {
    id: 'm1',
    kind: 'moved',
    to: 'y@example.org',
    reason: 'Adresse inconnue.',
    since: '2026-11-28T10:00:00Z',
  };
  let givenUp = [given];
  answerWith({
    mail_state: () => ({
      kind: 'state',
      sendsMail: true,
      workerSeenAt: '2026-11-28T10:00:00Z',
      waiting: 2,
      waitingSince: '2026-11-28T09:30:00Z',
      givenUp,
    }),
    send_mail_again: () => {
      givenUp = [];
      return { kind: 'queued' };
    },
  });
  open('courriels');
  expect(await screen.findByText('Adresse inconnue.')).toBeVisible();
  expect(screen.getByText(/Dernier passage de l’envoi.*11\s*h.*2 e-mails en attente/)).toBeVisible();
  await userEvent.click(button('Renvoyer l’e-mail à y@example.org'));
  expect(await screen.findByText('L’e-mail à y@example.org part de nouveau.')).toBeVisible();
  expect(screen.getByText(/Aucun e-mail n’a été abandonné/)).toBeVisible();
  expect(asked.find(({ name }) => name === 'send_mail_again')?.given).toEqual({ id: 'm1' });
});

test.each([
  ['has never asked', null, /^L’envoi n’a encore jamais fonctionné.: prévenez l’exploitant du site\. Aucun/],
  [
    'asked 16 minutes ago',
    16,
    /^Dernier.*, il y a plus de 15.minutes\. L’envoi semble arrêté.: prévenez l’exploitant du site\. Aucun/,
  ],
  ['asked 14 minutes ago', 14, /^Dernier passage de l’envoi.: le [^.,]*\. Aucun/],
])('a manager reads whether a worker that %s still sends mails', async (_, minutes, sentence) => {
  answerWith({
    mail_state: () => ({
      kind: 'state',
      sendsMail: true,
      workerSeenAt: minutes && new Date(Date.now() - minutes * 60_000).toISOString(),
      waiting: 0,
      waitingSince: null,
      givenUp: [],
    }),
  });
  open('courriels');
  expect(await screen.findByText(sentence)).toBeVisible();
});
