import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { pauseNotices, session, useNotices } from 'shared-kernel';
import type { ManagedSettings } from '../../domain/centreSettings';
import { aCentre } from '../../testing/aCentre';
import { Component } from './CentrePage';
import { settingsDraft } from './settings/settingsDraft';

jest.mock('shared-kernel', () => ({
  ...jest.requireActual('shared-kernel'),
  sharedBackEnd: () => ({ url: 'https://back-end.example', anonKey: 'public' }),
}));

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
    const answer = answers[name];
    if (!answer) throw new Error(`No answer to ${name}.`);
    const text = JSON.stringify(answer(given));
    return { status: 200, ok: true, text: async () => text } as Response;
  });
}

const read = () => ({ kind: 'centre', settings: present, outside: nothingOutside });

function Notices() {
  return (
    <div role="log">
      {useNotices().map(({ id, title }) => (
        <p key={id}>{title}</p>
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

test('a manager changes the hours of a day, and the settings go with the revision that was read', async () => {
  answerWith({
    managed_centre: read,
    save_centre: (given) => {
      present = { ...(given.settings as ManagedSettings), revision: 2 };
      return { kind: 'saved', settings: present };
    },
  });
  open();
  await userEvent.click(await screen.findByLabelText('Ouvert le lundi'));
  await userEvent.selectOptions(screen.getByLabelText('Dernière partie, mardi'), '20');
  expect(screen.getByText(/pas encore enregistré.*horaires/)).toBeVisible();
  await save();
  expect(await screen.findByText('Réglages enregistrés')).toBeVisible();
  expect(await screen.findByText('Tout est enregistré.')).toBeVisible();
  const sent = asked.find(({ name }) => name === 'save_centre')?.given;
  expect(sent).toMatchObject({ centre: 'prouvy', revision: 1, accepted: 0 });
  const { hours } = Object(sent?.settings) as ManagedSettings;
  expect(hours.slice(0, 3)).toEqual([null, [10, 20], [10, 23]]);
});

test('a price with a comma is sent in cents, and a price that is none is refused on the page', async () => {
  answerWith({ managed_centre: read, save_centre: () => ({ kind: 'saved', settings: present }) });
  open('tarifs');
  const price = await screen.findByLabelText('Prix habituel (€)');
  await userEvent.clear(price);
  await userEvent.type(price, 'douze');
  await save();
  expect(price).toHaveAccessibleDescription(/Écrivez un prix en euros/);
  expect(asked.filter(({ name }) => name === 'save_centre')).toEqual([]);
  await userEvent.clear(price);
  await userEvent.type(price, '12,50');
  await save();
  await screen.findByText('Réglages enregistrés');
  expect(asked.find(({ name }) => name === 'save_centre')?.given).toMatchObject({
    settings: { prices: { base: 1250 } },
  });
});

test.each([
  ['horaires', 'hours', 'ends-before-it-begins', 'La fin vient avant le début'],
  ['terrains', 'courts', 'no-court', 'Il faut au moins un terrain en service.'],
  ['tarifs', 'price', 'price-zero', 'Un prix de 0 € n’est pas accepté'],
  ['exceptions', 'exceptions', 'past-day', 'Cette date est déjà passée.'],
  ['regles', 'months', 'out-of-range', 'De 1 à 12 mois.'],
])('in the section %s the fault %s %s reads « %s »', async (tab, field, reason, sentence) => {
  answerWith({
    managed_centre: read,
    save_centre: () => ({ kind: 'invalid', faults: [{ field, place: 0, reason }] }),
  });
  open(tab);
  await screen.findByRole('button', { name: 'Enregistrer' });
  await save();
  expect(
    (await screen.findAllByText(new RegExp(sentence.replaceAll(/[().]/g, '\\$&')))).length,
  ).toBeGreaterThan(0);
  expect(screen.getByText(/corrigez d’abord/)).toBeVisible();
});

test('games outside of the new hours are shown, and saved only after a confirmation', async () => {
  const game = {
    id: 'g1',
    day: '2026-11-30',
    hour: 22,
    court: 2,
    name: 'Yanis Roux',
    email: 'y@example.org',
    reason: 'hour',
  };
  answerWith({
    managed_centre: read,
    save_centre: ({ accepted }) =>
      accepted === 1
        ? { kind: 'saved', settings: present }
        : { kind: 'outside', count: 1, reservations: [game] },
  });
  open();
  await screen.findByLabelText('Ouvert le lundi');
  await save();
  const dialog = await screen.findByRole('alertdialog', { name: 'Une réservation n’aurait plus sa place' });
  expect(within(dialog).getByText(/lundi 30 novembre 2026 à 22\sh, terrain 2\s: Yanis Roux/)).toBeVisible();
  expect(within(dialog).getByText(/Rien n’est annulé/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer quand même' }));
  expect(await screen.findByText('Réglages enregistrés')).toBeVisible();
});

test('the second of two managers keeps what they typed, sees the other’s values, and may take them', async () => {
  const theirs = aCentre({ revision: 2, months: 3, notice: 60 });
  let saves = 0;
  answerWith({
    managed_centre: read,
    save_centre: ({ settings }) => {
      saves += 1;
      if (saves === 1) return { kind: 'conflict', settings: theirs };
      present = { ...(settings as ManagedSettings), revision: 3 };
      return { kind: 'saved', settings: present };
    },
  });
  open('regles');
  const months = await screen.findByLabelText(/mois à l’avance/);
  await userEvent.clear(months);
  await userEvent.type(months, '4');
  await save();
  const conflict = await screen.findByRole('alert', {
    name: 'Un autre gestionnaire a enregistré entre-temps',
  });
  expect(within(conflict).getByText(/3\smois/)).toBeVisible();
  expect(months).toHaveValue('4');
  // The part that the first manager alone has changed follows them.
  expect(screen.getByLabelText(/Dernier délai/)).toHaveValue('60');
  await userEvent.click(button(/^Prendre sa valeur\s: mois/));
  expect(months).toHaveValue('3');
  await save();
  expect(await screen.findByText('Réglages enregistrés')).toBeVisible();
  expect(asked.at(-2)?.given ?? asked.at(-1)?.given).toMatchObject({ revision: 2 });
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
  expect(await screen.findByText(/C’est le seul compte gestionnaire/)).toBeVisible();
  expect(await screen.findByText('Aucun blocage en cours.')).toBeVisible();
});

test('the audit names who changed what, with the values before and after', async () => {
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
          details: { months: { before: 2, after: 3 } },
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
      ],
    }),
  });
  open('journal');
  const rows = within(await screen.findByRole('table', { name: /Lignes du journal/ })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(
    /21\/11\/2026 à 12\sh.*Nadia Ferrand.*Réglages du centre.*mois à l’avance\s: 2 → 3/,
  );
  expect(rows[2]).toHaveTextContent(/Exploitant du site.*Rôles.*Ana Diaz.*rôles\s: aucun → Gestionnaire/);
});

test('the occupation is a table with a share for each hour and weekday', async () => {
  answerWith({
    centre_figures: () => ({
      kind: 'figures',
      hours: [
        { weekday: 1, hour: 18, booked: 3, offered: 12 },
        { weekday: 2, hour: 18, booked: 0, offered: 18 },
      ],
      months: [{ month: '2026-11', booked: 3, cancelled: 1 }],
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
  expect(screen.getByText(/3 parties réservées sur 30 possibles, soit 10\s%/)).toBeVisible();
  expect(screen.getByRole('row', { name: 'novembre 2026 3 1' })).toBeVisible();
});

test('a manager who was dismissed meanwhile reads so, and sees nothing more', async () => {
  answerWith({ read_audit: () => ({ kind: 'refused', reason: 'not-manager' }) });
  open('journal');
  expect(
    await screen.findByText('Votre compte n’a pas, ou n’a plus, le rôle de gestionnaire.'),
  ).toBeVisible();
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
