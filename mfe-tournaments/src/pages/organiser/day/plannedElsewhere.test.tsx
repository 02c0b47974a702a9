import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fullTest } from '../../../../../tools/jest/suite';
import { aTournament } from '../../../competition/testing/aTournament';
import { movePlacement } from '../../../matchday/dayPlan';
import type { DaySettings } from '../../../matchday/matchesToPlan';
import { planDay } from '../../../matchday/planDay';
import { withPlan } from '../../../model/plans';
import type { Tournament } from '../../../model/tournament';
import { dayDraft } from '../../../store/drafts';
import {
  findNotice,
  openPage,
  startAsOrganizer,
  storedTournament,
  storeElsewhere,
  storeTournaments,
} from '../../../testing/openPage';

const tournament = aTournament({ teams: 8 });
const key = `tournament:${tournament.id}`;
const path = `/organisateur/tournoi/${tournament.id}/jour`;
const now = new Date('2026-11-28T08:00:00+01:00');
const start = () => screen.getByLabelText('Début');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const firstHour = () => plan().getAllByRole('heading')[1];
const plan = (also = {}) => within(screen.getByRole('region', { name: 'Le plan', ...also }));

const usual = { date: '2026-11-28', start: 600, courts: 2, matchMinutes: 30, pauses: [] };

function planned(settings: Partial<DaySettings> = {}): Tournament {
  return withPlan(tournament, planDay(tournament, { ...usual, ...settings }, null, now));
}

const theirs = planned({ start: 21 * 60, courts: 4 });
const told =
  'La journée a été planifiée ailleurs entre-temps : samedi 28 novembre 2026, début à 21 h, 4 terrains. Planifiez à nouveau pour garder vos réglages.';
const meanwhile = 'La journée a été changée ailleurs entre-temps. Confirmez à nouveau pour retirer le plan.';

beforeEach(() => {
  jest.useFakeTimers({ now, advanceTimers: true });
  startAsOrganizer();
});

afterEach(() => {
  // The draft lasts for the visit, in a module that all tests share.
  dayDraft(tournament.id).forget();
  jest.useRealTimers();
});

describe('a day that another organiser has planned meanwhile', () => {
  test.each([
    ['where none was planned', tournament],
    ['over the one that there was', planned()],
  ])('is not overwritten without a warning, %s', async (_where, before) => {
    storeTournaments(before);
    await openPage(path);
    fireEvent.change(start(), { target: { value: '11:00' } });
    storeElsewhere(key, theirs);
    press('Planifier la journée');
    expect(await screen.findByText(told)).toBeVisible();
    expect(start()).toHaveValue('11:00');
    expect(plan().getByRole('heading', { name: /^21\sh$/ })).toBeVisible();
    expect(storedTournament(tournament.id)?.days).toEqual(theirs.days);
    press('Planifier la journée');
    await findNotice(/Journée planifiée/);
    expect(firstHour()).toHaveTextContent(/^11\sh$/);
    expect(screen.queryByText(told)).not.toBeInTheDocument();
  });

  fullTest('shows a warning before this page has received it', async () => {
    storeTournaments(planned());
    await openPage(path);
    localStorage.setItem(key, JSON.stringify(theirs));
    press('Planifier la journée');
    expect(await screen.findByText(told)).toBeVisible();
    expect(storedTournament(tournament.id)?.days).toEqual(theirs.days);
  });

  fullTest('shows a warning when only its rounds differ', async () => {
    storeTournaments(planned());
    await openPage(path);
    fireEvent.change(start(), { target: { value: '11:00' } });
    const settings = { date: '2026-11-28', start: 600, courts: 2, matchMinutes: 30, pauses: [] };
    storeElsewhere(key, withPlan(tournament, planDay(tournament, settings, { from: 2, to: 3 }, now)));
    press('Planifier la journée');
    expect(await screen.findByText(/planifiée ailleurs entre-temps/)).toBeVisible();
  });
});

fullTest('a second plan or an earlier move of the same page causes no warning', async () => {
  storeTournaments(planned());
  await openPage(path);
  fireEvent.change(start(), { target: { value: '11:00' } });
  press('Planifier la journée');
  fireEvent.change(start(), { target: { value: '12:00' } });
  press('Planifier la journée');
  await waitFor(() => expect(firstHour()).toHaveTextContent(/^12\sh$/));
  fireEvent.change(start(), { target: { value: '13:00' } });
  fireEvent.click(plan().getAllByRole('button', { name: /^Déplacer / })[0] as HTMLElement);
  fireEvent.change(screen.getByLabelText('Heure'), { target: { value: '22:00' } });
  press('Déplacer ici');
  await findNotice(/Match déplacé/);
  press('Planifier la journée');
  await waitFor(() => expect(firstHour()).toHaveTextContent(/^13\sh$/));
  expect(screen.queryByText(/entre-temps/)).not.toBeInTheDocument();
});

describe('a match that another organiser has moved meanwhile', () => {
  const day = planDay(tournament, usual, null, now);
  const [first] = day.placements;
  const id = first?.fixture as string;
  const movedThere = withPlan(tournament, movePlacement(day, id, { court: 2, at: 20 * 60 }));

  test.each([
    ['and is seen there', (record: Tournament) => storeElsewhere(key, record)],
    [
      'of which nothing is heard yet',
      (record: Tournament) => localStorage.setItem(key, JSON.stringify(record)),
    ],
  ])('is not moved without a warning, %s', async (_how, store) => {
    storeTournaments(planned());
    await openPage(path);
    fireEvent.click(plan().getAllByRole('button', { name: /^Déplacer / })[0] as HTMLElement);
    fireEvent.change(screen.getByLabelText('Heure'), { target: { value: '22:00' } });
    store(movedThere);
    press('Déplacer ici');
    expect(
      await screen.findByText(
        'Ce match a été déplacé entre-temps : 20 h, terrain 2. Confirmez à nouveau pour le mettre ici.',
      ),
    ).toBeVisible();
    expect(screen.getByLabelText('Heure')).toHaveValue('22:00');
    expect(storedTournament(tournament.id)?.days).toEqual(movedThere.days);
    press('Déplacer ici');
    await findNotice(/Match déplacé/);
    expect(plan().getByRole('heading', { name: /^22\sh$/ })).toBeVisible();
  });
});

describe.each([
  ['and is seen', (record: Tournament) => storeElsewhere(key, record)],
  [
    'of which nothing is heard yet',
    (record: Tournament) => localStorage.setItem(key, JSON.stringify(record)),
  ],
])('a plan to be removed that was changed elsewhere %s,', (_how, store) => {
  const day = planDay(tournament, usual, null, now);
  const id = day.placements[0]?.fixture as string;

  fullTest.each([
    ['moved', withPlan(tournament, movePlacement(day, id, { court: 2, at: 20 * 60 })), /^20\sh$/],
    ['planned', theirs, /^21\sh$/],
  ])('stays until the organiser has read of the change and confirms: %s', async (_what, changed, hour) => {
    storeTournaments(planned());
    await openPage(path);
    press('Retirer le plan');
    const question = await screen.findByRole('alertdialog');
    expect(question).not.toHaveTextContent(/entre-temps/);
    store(changed);
    press('Confirmer');
    expect(await screen.findByText(meanwhile)).toBeVisible();
    expect(storedTournament(tournament.id)?.days).toEqual(changed.days);
    expect(plan({ hidden: true }).getByRole('heading', { name: hour, hidden: true })).toBeInTheDocument();
    press('Confirmer');
    await findNotice(/Plan retiré/);
    expect(screen.queryByRole('region', { name: 'Le plan', hidden: true })).not.toBeInTheDocument();
    expect(storedTournament(tournament.id)?.days).toEqual({});
  });
});

describe('a plan is removed without a second question', () => {
  fullTest('although one of its matches was played meanwhile', async () => {
    const before = planned();
    storeTournaments(before);
    await openPage(path);
    press('Retirer le plan');
    await screen.findByRole('alertdialog');
    const result = { homeScore: 3, awayScore: 0, details: null };
    const fixtures = before.fixtures.map((fixture, index) =>
      index === 0 ? { ...fixture, status: 'finished' as const, result } : fixture,
    );
    storeElsewhere(key, { ...before, fixtures });
    press('Confirmer');
    await findNotice(/Plan retiré/);
    expect(screen.queryByText(meanwhile)).not.toBeInTheDocument();
  });

  fullTest('although the organiser confirmed twice, or has just renewed it', async () => {
    storeTournaments(planned());
    await openPage(path);
    fireEvent.change(start(), { target: { value: '11:00' } });
    press('Planifier la journée');
    press('Retirer le plan');
    const confirm = await screen.findByRole('button', { name: 'Confirmer' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await findNotice(/Plan retiré/);
    expect(screen.queryByText(meanwhile)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Le plan', hidden: true })).not.toBeInTheDocument();
  });
});

describe('a plan that another organiser has removed meanwhile', () => {
  fullTest('lets no match move', async () => {
    storeTournaments(planned());
    await openPage(path);
    fireEvent.click(plan().getAllByRole('button', { name: /^Déplacer / })[0] as HTMLElement);
    fireEvent.change(screen.getByLabelText('Heure'), { target: { value: '22:00' } });
    localStorage.setItem(key, JSON.stringify(tournament));
    press('Déplacer ici');
    await findNotice(/^Le plan a été retiré entre-temps\s: le match n’est pas déplacé\./);
    expect(screen.queryByRole('button', { name: /Match déplacé/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Le plan' })).not.toBeInTheDocument();
  });

  test('is not renewed', async () => {
    storeTournaments(planned());
    await openPage(path);
    localStorage.setItem(key, JSON.stringify(tournament));
    press('Replanifier');
    await findNotice(/^Le plan a été retiré entre-temps\s: la journée n’est pas replanifiée\./);
    expect(screen.queryByRole('region', { name: 'Le plan' })).not.toBeInTheDocument();
  });
});
