import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { centreDay } from 'shared-kernel/time';
import { recomputePlayoffs } from '../../../competition/recomputeTournament';
import { aTournament } from '../../../competition/testing/aTournament';
import { favouritesWin } from '../../../competition/testing/playedMatch';
import { planDay } from '../../../matchday/planDay';
import { byDate } from '../../../model/dayClock';
import { plansOf, withPlan } from '../../../model/plans';
import type { DayPlan, Fixture, Tournament } from '../../../model/tournament';
import {
  findNotice,
  openPage,
  startAsOrganizer,
  storeNothing,
  storeTournaments,
  textsOf,
} from '../../../testing/openPage';
import { latePlan } from './useDayForm';

beforeEach(() => startAsOrganizer());

function atTheCentre(instant: string) {
  jest.useFakeTimers({ now: new Date(instant), advanceTimers: true });
}

afterEach(() => jest.useRealTimers());

const path = '/organisateur/tournoi/1757930400000/jour';
const plan = () => within(screen.getByRole('region', { name: 'Le plan' }));

const usual = { start: 600, courts: 2, matchMinutes: 30, pauses: [] };

function planned(tournament: Tournament, date = centreDay(new Date())): Tournament {
  return withPlan(tournament, planDay(tournament, { ...usual, date }, null, new Date(0)));
}

test('a guest cannot plan', async () => {
  storeNothing();
  storeTournaments(aTournament());
  await openPage(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Une autre page' })).toBeVisible();
});

test('a future tournament is planned on its own day, from the morning', async () => {
  atTheCentre('2026-11-28T20:00:00+01:00');
  storeTournaments({ ...aTournament({ teams: 8 }), date: '2026-12-12' });
  const { user } = await openPage(path);
  expect(screen.getByLabelText('Date')).toHaveValue('12/12/2026');
  expect(screen.getByLabelText('Début')).toHaveValue('09:00');
  await user.click(screen.getByRole('button', { name: 'Planifier la journée' }));
  await findNotice(/Journée planifiée/);
  expect(plan().getByRole('heading', { name: /^9\sh$/ })).toBeVisible();
});

test('the focus moves to the plan of the day each time the form has planned it', async () => {
  atTheCentre('2026-11-28T08:00:00+01:00');
  storeTournaments(aTournament({ teams: 8 }));
  const { user } = await openPage(path);
  const planAndLook = async () => {
    await user.click(screen.getByRole('button', { name: 'Planifier la journée' }));
    await waitFor(() => expect(plan().getByRole('heading', { name: 'Le plan' })).toHaveFocus());
  };
  await planAndLook();
  await planAndLook();
});

test('plans the day, today by default, and says how long teams wait', async () => {
  atTheCentre('2026-11-28T08:00:00+01:00');
  storeTournaments(aTournament({ teams: 8 }));
  const { user } = await openPage(path);
  expect(screen.getByLabelText('Terrains')).toHaveValue('2');
  expect(screen.getByLabelText('Début')).toHaveValue('08:00');
  await user.clear(screen.getByLabelText('Début'));
  await user.type(screen.getByLabelText('Début'), '09:00');
  await user.click(screen.getByRole('button', { name: 'Planifier la journée' }));
  expect(await findNotice(/Journée planifiée/)).toHaveTextContent('28 matchs sur les terrains.');
  expect(plan().getByText(/28 matchs sur 2 terrains, fin prévue à 16 h\./)).toBeVisible();
  expect(plan().getByText(/attend 60 minutes au plus et 30 minutes en moyenne\.$/)).toBeVisible();
  await user.click(plan().getByText('Comprendre et changer ce plan'));
  expect(
    plan().getByText(/^Au mieux, ce serait 30 minutes au plus et \d minutes? en moyenne\.$/),
  ).toBeVisible();
  expect(plan().getByRole('heading', { name: /^9\sh$/ })).toBeVisible();
});

test('a plan that mixes the rounds says so, and names the round of each match', async () => {
  atTheCentre('2026-11-28T08:00:00+01:00');
  const inOrder = planned(aTournament());
  const [day] = plansOf(inOrder);
  if (day === undefined) throw new Error('The day is planned.');
  storeTournaments(inOrder);
  const { unmount } = await openPage(path);
  expect(plan().queryByText(/mêle les journées/)).not.toBeInTheDocument();
  expect(plan().queryByText('Journée 3')).not.toBeInTheDocument();
  unmount();

  const ats = day.placements.map(({ at }) => at).reverse();
  const placements = day.placements.map((place, index) => ({ ...place, at: ats[index] ?? 0 }));
  storeTournaments(withPlan(inOrder, { ...day, placements }));
  await openPage(path);
  expect(plan().getByText(/mêle les journées du calendrier/)).toBeVisible();
  expect(plan().getAllByText('Journée 3')).toHaveLength(2);
});

test('a day is not planned while the code for it does not load: a sentence says so, and the input stays', async () => {
  atTheCentre('2026-11-28T08:00:00+01:00');
  storeTournaments(aTournament({ teams: 8 }));
  const { user } = await openPage(path);
  await user.clear(screen.getByLabelText('Début'));
  await user.type(screen.getByLabelText('Début'), '09:00');
  const loading = jest.spyOn(latePlan, 'load').mockRejectedValue(new Error('No network.'));
  await user.click(screen.getByRole('button', { name: 'Planifier la journée' }));
  expect(await screen.findByText(/^Une partie du site n’a pas pu être téléchargée/)).toBeVisible();
  expect(screen.getByLabelText('Début')).toHaveValue('09:00');
  loading.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Planifier la journée' }));
  await findNotice(/Journée planifiée/);
  expect(plan().getByRole('heading', { name: /^9\sh$/ })).toBeVisible();
});

test('input during a save is kept', async () => {
  atTheCentre('2026-11-28T08:00:00+01:00');
  storeTournaments(aTournament({ teams: 8 }));
  await openPage(path);
  fireEvent.change(screen.getByLabelText('Minutes par match'), { target: { value: '25' } });
  fireEvent.click(screen.getByRole('button', { name: 'Planifier la journée' }));
  fireEvent.change(screen.getByLabelText('Minutes par match'), { target: { value: '20' } });
  await findNotice(/Journée planifiée/);
  expect(screen.getByLabelText('Minutes par match')).toHaveValue('20');
  expect(plan().getByRole('heading', { name: 'Le plan' })).not.toHaveFocus();
});

test('a plan that is made at night starts at the opening of the centre', async () => {
  atTheCentre('2026-11-28T02:10:00+01:00');
  storeTournaments(aTournament());
  await openPage(path);
  expect(screen.getByLabelText('Début')).toHaveValue('08:00');
});

test('a plan for today starts at the next full five minutes, and for another day in the morning', async () => {
  atTheCentre('2026-11-28T14:02:00+01:00');
  storeTournaments(aTournament());
  const { user } = await openPage(path);
  expect(screen.getByLabelText('Début')).toHaveValue('14:05');
  await user.clear(screen.getByLabelText('Date'));
  await user.type(screen.getByLabelText('Date'), '29/11/2026');
  expect(screen.getByLabelText('Début')).toHaveValue('09:00');
  await user.clear(screen.getByLabelText('Date'));
  await user.type(screen.getByLabelText('Date'), '28/11/2026');
  await user.clear(screen.getByLabelText('Début'));
  await user.type(screen.getByLabelText('Début'), '09:00');
  await user.click(screen.getByRole('button', { name: 'Planifier la journée' }));
  expect(await findNotice(/Journée planifiée/)).toHaveTextContent(
    /L’heure de début demandée est passée\s: la journée commence à 14\sh\s05\./,
  );
  expect(plan().getByRole('heading', { name: /^14\sh\s05$/ })).toBeVisible();
});

test('a day beyond midnight names the day of its end, and warns that the centre is closed then', async () => {
  atTheCentre('2026-11-29T21:00:00+01:00');
  storeTournaments(aTournament({ teams: 8 }));
  const { user } = await openPage(path);
  await user.click(screen.getByRole('button', { name: 'Planifier la journée' }));
  await findNotice(/Journée planifiée/);
  expect(plan().getByText(/fin prévue lundi à 4 h\./)).toBeVisible();
  expect(
    plan().getByText(
      'La journée finit après la fermeture du centre : accueil de 8 h à 23 h, parties de 10 h à minuit, la dernière à 23 h.',
    ),
  ).toBeVisible();
});

test('the plan of the day contains the playoffs once the league is finished, and can be renewed', async () => {
  atTheCentre('2026-11-28T16:30:00+01:00');
  const tournament = aTournament({ teams: 8, format: { playoffs: true } });
  storeTournaments(recomputePlayoffs(favouritesWin(planned(tournament))).tournament);
  const { user } = await openPage(path);
  expect(
    plan().getByText(
      /31 matchs sur 2 terrains, fin prévue à 19 h, avec 3 matchs de playoffs, encore à tirer\./,
    ),
  ).toBeVisible();
  expect(plan().getByRole('button', { name: 'Déplacer Équipe 04 – Équipe 05' })).toBeVisible();
  await user.click(plan().getByRole('button', { name: 'Replanifier' }));
  expect(await findNotice(/Journée replanifiée/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ouvrir le terrain 1' }));
  expect(await screen.findByRole('region', { name: /^À jouer à / })).toHaveTextContent('Équipe 04');
});

test('shows each error beside its field, and keeps the input', async () => {
  storeTournaments(aTournament());
  const { user, unmount } = await openPage(path);
  await user.clear(screen.getByLabelText('Minutes par match'));
  await user.type(screen.getByLabelText('Minutes par match'), '1000');
  await user.click(screen.getByRole('button', { name: 'Ajouter une pause' }));
  await user.clear(screen.getByLabelText('Pause 1, à'));
  await user.type(screen.getByLabelText('Pause 1, à'), '11:00');
  await user.click(screen.getByRole('button', { name: 'Planifier la journée' }));
  expect(screen.getByText('Indiquez un nombre entier de minutes, de 5 à 240.')).toBeVisible();
  expect(screen.getByText('La pause 1 doit finir après son début.')).toBeVisible();
  unmount();
  await openPage(path);
  expect(screen.getByLabelText('Minutes par match')).toHaveValue('1000');
});

test('moves a match to a free place, and refuses a clash with a sentence', async () => {
  atTheCentre('2026-11-28T08:00:00+01:00');
  storeTournaments(planned(aTournament()));
  const { user } = await openPage(path);
  const [first] = plan().getAllByRole('button', { name: /^Déplacer / });
  await user.click(first as HTMLElement);
  const form = within(screen.getByRole('form', { name: 'Déplacer le match' }));
  await user.selectOptions(form.getByLabelText('Terrain'), 'Terrain 2');
  await user.click(form.getByRole('button', { name: 'Déplacer ici' }));
  expect(await screen.findByText(/^Le terrain est pris par /)).toBeVisible();
  await user.clear(form.getByLabelText('Heure'));
  await user.type(form.getByLabelText('Heure'), '15:00');
  const said = textsOf(screen.getByRole('region', { name: 'Le plan' }));
  await user.click(form.getByRole('button', { name: 'Déplacer ici' }));
  expect(await findNotice(/Match déplacé/)).toBeInTheDocument();
  expect(plan().getByRole('heading', { name: /^15\sh$/ })).toBeVisible();
  expect(said.join()).not.toContain('Le terrain est pris');
});

test('a match is moved before all others by keyboard alone, and keeps the focus', async () => {
  atTheCentre('2026-11-28T08:00:00+01:00');
  storeTournaments(planned(aTournament()));
  const { user } = await openPage(path);
  const [, second] = plan().getAllByRole('button', { name: /^Déplacer / });
  const name = (second as HTMLElement).textContent ?? '';
  (second as HTMLElement).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Terrain')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name })).toHaveFocus();
  await user.keyboard('{Enter}');
  const hour = screen.getByLabelText('Heure');
  await user.clear(hour);
  await user.click(screen.getByRole('button', { name: 'Déplacer ici' }));
  expect(screen.getByText('Indiquez l’heure du match, par exemple 14 h 30.')).toBeVisible();
  await user.type(hour, '07:30');
  await user.click(screen.getByRole('button', { name: 'Déplacer ici' }));
  expect(await screen.findByText('Cette heure est déjà passée.')).toBeVisible();
  await user.clear(hour);
  await user.type(hour, '09:30');
  await user.click(screen.getByRole('button', { name: 'Déplacer ici' }));
  await findNotice(/Match déplacé/);
  expect(plan().getAllByRole('heading')[1]).toHaveTextContent(/^9 h 30$/);
  expect(screen.getByRole('button', { name })).toHaveFocus();
});

test('a plan of another day says so', async () => {
  atTheCentre('2026-11-29T08:00:00+01:00');
  storeTournaments(planned(aTournament(), '2026-11-28'));
  const { user } = await openPage(path);
  expect(
    plan().getByText(
      'Ce plan est celui du samedi 28 novembre 2026 ; nous sommes le dimanche 29 novembre 2026.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ouvrir le terrain 1' }));
  expect(await screen.findByText('Ce plan est celui du samedi 28 novembre 2026.')).toBeVisible();
});

test('a late day continues after midnight', async () => {
  atTheCentre('2026-11-29T00:20:00+01:00');
  const day = planned(aTournament(), '2026-11-28');
  const [first, ...others] = day.fixtures;
  const endedAt = '2026-11-28T22:50:00.000Z';
  storeTournaments({
    ...day,
    fixtures: [
      {
        ...(first as Fixture),
        status: 'finished',
        result: { homeScore: 3, awayScore: 0, details: null },
        times: { endedAt },
      },
      ...others,
    ],
  });
  await openPage(path);
  expect(plan().getByText(/^La journée a \d+ minutes de retard\.$/)).toBeVisible();
  expect(plan().getByRole('button', { name: 'Replanifier' })).toBeVisible();
});

test('a court without matches that day links to the courts of the day', async () => {
  storeTournaments(planned(aTournament()));
  for (const court of ['4', '0', 'abc', '01']) {
    const { unmount } = await openPage(`/organisateur/tournoi/${aTournament().id}/terrain/${court}`);
    expect(await screen.findByText(/^Ce terrain ne sert pas ce jour-là\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Terrain 2' })).toBeVisible();
    unmount();
  }
});

test('removes the plan after a confirmation, and keeps the matches', async () => {
  storeTournaments(planned(aTournament()));
  const { user } = await openPage(path);
  await user.click(plan().getByRole('button', { name: 'Retirer le plan' }));
  await user.click(await screen.findByRole('button', { name: 'Confirmer' }));
  await findNotice(/Plan retiré/);
  expect(screen.queryByRole('region', { name: 'Le plan' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('De la journée')).toHaveTextContent('Journée 1');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Planifier la journée' })).toHaveFocus());
});

test('says that no match is left to plan', async () => {
  storeTournaments(aTournament({ teams: 2, fixtures: [] }));
  const { user } = await openPage(path);
  await user.click(screen.getByRole('button', { name: 'Planifier la journée' }));
  expect(screen.getByText(/^Aucun match n’est à planifier/)).toBeVisible();
});

test('each court has a page with its matches, the next one first', async () => {
  const tournament = planned(aTournament());
  storeTournaments(tournament);
  const { user } = await openPage(path);
  await user.click(screen.getByRole('link', { name: 'Ouvrir le terrain 1' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Terrain 1' })).toBeVisible();
  const next = await screen.findByRole('region', { name: /^À jouer à 10\sh$/ });
  expect(
    within(screen.getByRole('region', { name: 'Les matchs de la journée' })).getAllByRole('link'),
  ).toHaveLength(3);
  await user.click(within(next).getByRole('link', { name: 'Ouvrir la feuille de match' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Feuille de match' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Terrain 1' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Terrain 1' })).toBeVisible();
});

/** The hours that the plan shows, in its order. */
const hours = () =>
  plan()
    .getAllByRole('heading')
    .slice(1)
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

/** Types the form, and plans four teams on one court, 30 minutes a match. */
async function planFrom(date: string, start: string, pause?: readonly [from: string, to: string]) {
  const { user } = await openPage(path);
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: date } });
  fireEvent.change(screen.getByLabelText('Début'), { target: { value: start } });
  if (pause) {
    await user.click(screen.getByRole('button', { name: 'Ajouter une pause' }));
    fireEvent.change(screen.getByLabelText('Pause 1, de'), { target: { value: pause[0] } });
    fireEvent.change(screen.getByLabelText('Pause 1, à'), { target: { value: pause[1] } });
  }
  await user.click(screen.getByRole('button', { name: 'Planifier la journée' }));
  await findNotice(/Journée planifiée/);
  return user;
}

test.each([
  ['after midnight', '22:30', ['00:30', '01:00'], ['0 h (dimanche)', '1 h (dimanche)', '1 h 30 (dimanche)']],
  ['over midnight', '21:45', ['23:45', '00:15'], ['23 h 15', '0 h 15 (dimanche)', '0 h 45 (dimanche)']],
] as const)('keeps a pause %s', async (_when, start, pause, expected) => {
  atTheCentre('2026-11-27T20:00:00+01:00');
  storeTournaments(aTournament());
  await planFrom('28/11/2026', start, pause);
  expect(hours().slice(3)).toEqual(expected);
});

test.each([
  [
    'of spring',
    '27/03/2027',
    ['23 h', '23 h 30', '0 h', '0 h 30', '1 h', '1 h 30', '3 h', '3 h 30', '4 h', '4 h 30'],
  ],
  [
    'of autumn',
    '24/10/2026',
    [
      '23 h',
      '23 h 30',
      '0 h',
      '0 h 30',
      '1 h',
      '1 h 30',
      '2 h',
      '2 h 30',
      '2 h, heure d’hiver',
      '2 h 30, heure d’hiver',
    ],
  ],
])('matches follow one another over the clock change %s', async (_when, date, expected) => {
  atTheCentre('2026-10-20T20:00:00+02:00');
  storeTournaments(aTournament({ teams: 5 }));
  await planFrom(date, '23:00');
  expect(hours().map((hour) => hour?.replace(/ \(.*/, ''))).toEqual(expected);
});

test('a plan for Sunday keeps Saturday’s', async () => {
  atTheCentre('2026-11-28T08:00:00+01:00');
  const saturday = aTournament({ teams: 4 });
  const rounds = saturday.fixtures.filter(({ round }) => round === 1);
  storeTournaments({ ...planned({ ...saturday, fixtures: rounds }), fixtures: saturday.fixtures });
  const user = await planFrom('29/11/2026', '09:00');
  expect(hours()[0]).toBe('9 h');
  await user.click(screen.getByRole('button', { name: /samedi 28 novembre 2026/ }));
  expect(hours()).toEqual(['10 h']);
});

test('shows both matches that share a court and a time', async () => {
  atTheCentre('2026-11-28T08:00:00+01:00');
  const tournament = planned(aTournament());
  const [day] = plansOf(tournament);
  const placements = day?.placements.slice(0, 2).map((placement) => ({ ...placement, court: 1, at: 600 }));
  storeTournaments(withPlan(tournament, { ...day, placements } as DayPlan));
  await openPage(path);
  expect(plan().getAllByRole('button', { name: /^Déplacer / })).toHaveLength(2);
});

test('shows the present day first, then those to come and the past ones', async () => {
  atTheCentre('2026-11-28T08:00:00+01:00');
  const dates = ['2026-11-21', '2026-11-28', '2026-12-05', '2026-11-29'];
  const days = dates.map((date): DayPlan => ({ ...usual, date, placements: [] }));
  storeTournaments({ ...aTournament(), days: byDate(days) });
  await openPage(path);
  const list = within(screen.getByRole('region', { name: 'Journées planifiées' }));
  expect(list.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Aujourd’hui',
    'À venir',
    'Passées',
  ]);
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'samedi 28 novembre 2026',
    'dimanche 29 novembre 2026',
    'samedi 5 décembre 2026',
    'samedi 21 novembre 2026',
  ]);
  expect(list.getByRole('button', { pressed: true })).toHaveTextContent('samedi 28 novembre 2026');
});
