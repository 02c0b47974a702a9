import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dayDraft } from '../../data/dayDraft';
import { movePlacement } from '../../domain/day/movePlacement';
import { type DaySettings, planDay } from '../../domain/day/planDay';
import { aTournament } from '../../domain/testing/aTournament';
import type { Tournament } from '../../domain/tournament';
import {
  findNotice,
  openPage,
  organizer,
  storedTournament,
  storeElsewhere,
  storeNothing,
  storeTournaments,
} from '../../testing/openPage';

const tournament = aTournament({ teams: 8 });
const key = `tournament:${tournament.id}`;
const path = `/organisateur/tournoi/${tournament.id}/jour`;
const now = new Date('2026-11-28T08:00:00+01:00');
const start = () => screen.getByLabelText('Début');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const firstHour = () => plan().getAllByRole('heading')[1];
const plan = () => within(screen.getByRole('region', { name: 'Le plan' }));

function planned(settings: Partial<DaySettings> = {}): Tournament {
  const usual = { date: '2026-11-28', start: 600, courts: 2, matchMinutes: 30, pauses: [] };
  return { ...tournament, day: planDay(tournament, { ...usual, ...settings }, null, now) };
}

const theirs = planned({ start: 21 * 60, courts: 4 });
const told =
  'La journée a été planifiée ailleurs entre-temps : samedi 28 novembre 2026, début à 21 h, 4 terrains. Planifiez à nouveau pour garder vos réglages.';

beforeEach(() => {
  jest.useFakeTimers({ now, advanceTimers: true });
  storeNothing();
  sessionStorage.clear();
  storeElsewhere('user', organizer);
});

afterEach(() => {
  // What was typed is kept for the visit, by the module that all tests share.
  dayDraft(tournament.id).forget();
  jest.useRealTimers();
});

describe('a day that somebody else has planned meanwhile', () => {
  test.each([
    ['where none was planned', tournament],
    ['over the one that there was', planned()],
  ])('is told before it is written over, %s', async (_where, before) => {
    storeTournaments(before);
    await openPage(path);
    fireEvent.change(start(), { target: { value: '11:00' } });
    storeElsewhere(key, theirs);
    press('Planifier la journée');
    expect(await screen.findByText(told)).toBeVisible();
    expect(start()).toHaveValue('11:00');
    expect(plan().getByRole('heading', { name: /^21\sh$/ })).toBeVisible();
    expect(storedTournament(tournament.id)?.day).toEqual(theirs.day);
    press('Planifier la journée');
    await findNotice(/Journée planifiée/);
    expect(firstHour()).toHaveTextContent(/^11\sh$/);
    expect(screen.queryByText(told)).not.toBeInTheDocument();
  });

  test('is told where nothing is heard of it yet', async () => {
    storeTournaments(planned());
    await openPage(path);
    localStorage.setItem(key, JSON.stringify(theirs));
    press('Planifier la journée');
    expect(await screen.findByText(told)).toBeVisible();
    expect(storedTournament(tournament.id)?.day).toEqual(theirs.day);
  });

  test('is told where it has other rounds alone', async () => {
    storeTournaments(planned());
    await openPage(path);
    fireEvent.change(start(), { target: { value: '11:00' } });
    const settings = { date: '2026-11-28', start: 600, courts: 2, matchMinutes: 30, pauses: [] };
    storeElsewhere(key, { ...tournament, day: planDay(tournament, settings, { from: 2, to: 3 }, now) });
    press('Planifier la journée');
    expect(await screen.findByText(/planifiée ailleurs entre-temps/)).toBeVisible();
  });
});

test('what one plans twice, or moves before, is nobody else’s', async () => {
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

describe('a match that somebody else has moved meanwhile', () => {
  const day = planned().day as NonNullable<Tournament['day']>;
  const [first] = day.placements;
  const id = first?.fixture as string;
  const movedThere = { ...tournament, day: movePlacement(day, id, { court: 2, at: 20 * 60 }) };

  test.each([
    ['and is seen there', (record: Tournament) => storeElsewhere(key, record)],
    [
      'of which nothing is heard yet',
      (record: Tournament) => localStorage.setItem(key, JSON.stringify(record)),
    ],
  ])('is not moved away unseen, %s', async (_how, store) => {
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
    expect(storedTournament(tournament.id)?.day).toEqual(movedThere.day);
    press('Déplacer ici');
    await findNotice(/Match déplacé/);
    expect(plan().getByRole('heading', { name: /^22\sh$/ })).toBeVisible();
  });
});
