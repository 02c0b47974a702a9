import { act, fireEvent, screen, within } from '@testing-library/react';
import { centreDay } from 'shared-kernel/time';
import { recomputePlayoffs } from '../../../competition/recomputeTournament';
import { aDayPlan, aTournament } from '../../../competition/testing/aTournament';
import { favouritesWin, homeWin, played, withResults } from '../../../competition/testing/playedMatch';
import { withPlan } from '../../../model/plans';
import type { DayPlan, Fixture, Tournament } from '../../../model/tournament';
import { clockAheadMs, presentTime } from '../../../store/stamps';
import {
  findNotice,
  logIn,
  openPage,
  settle,
  storeElsewhere,
  storeNothing,
  storeTournaments,
} from '../../../testing/openPage';
import { useIsScored } from '../../../widgets/useSharing';

jest.mock('../../../widgets/useSharing', () => ({
  ...jest.requireActual('../../../widgets/useSharing'),
  useIsScored: jest.fn(),
}));

beforeEach(storeNothing);
afterEach(() => {
  jest.useRealTimers();
  jest.resetAllMocks();
  clockAheadMs.setState(0);
});

const path = '/organisateur/tournoi/1757930400000';
const now = () => screen.getByRole('region', { name: 'Maintenant' });
const next = () => screen.getByRole('region', { name: 'Ensuite' });

function dayOf(fixtures: readonly Fixture[]): DayPlan {
  return aDayPlan({
    date: centreDay(new Date()),
    placements: fixtures.map(({ id }, index) => ({
      fixture: id,
      court: (index % 2) + 1,
      at: 600 + Math.floor(index / 2) * 30,
    })),
  });
}

/** Four teams on two courts: the whole day is planned, the first match has the score given. */
function aDay(score: readonly (readonly [number, number])[] | null): Tournament {
  const tournament = withResults(aTournament(), (_, index) => (index === 0 ? score : null));
  return withPlan(tournament, dayOf(tournament.fixtures));
}

test('the page shows no current day when none runs', async () => {
  storeTournaments(aTournament());
  await openPage(path);
  expect(screen.queryByRole('region', { name: 'Maintenant' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Ensuite' })).not.toBeInTheDocument();
});

test('a call past midnight says the day on which it was planned', async () => {
  const tournament = aTournament();
  const day = dayOf(tournament.fixtures);
  const [first] = day.placements;
  storeTournaments(withPlan(tournament, { ...day, placements: first ? [{ ...first, at: 24 * 60 }] : [] }));
  await openPage(path);
  expect(next()).toHaveTextContent(/prévu à 0\sh \((\p{L}+di|dimanche)\)/u);
});

test('a visitor sees each current match change at every goal, and the next matches', async () => {
  const day = aDay([
    [7, 2],
    [3, 4],
  ]);
  storeTournaments(day);
  await openPage(path);
  const { homeTeam, awayTeam } = day.fixtures[0] ?? { homeTeam: '', awayTeam: '' };
  expect(now()).toHaveTextContent('Terrain 1');
  expect(now()).toHaveTextContent(`${homeTeam} contre ${awayTeam}`);
  expect(now()).toHaveTextContent('Sets : 1 à 0. Set 2 : 3 à 4.');
  expect(next()).toHaveTextContent('Terrain 2');
  expect(within(next()).queryByRole('link')).not.toBeInTheDocument();
  storeElsewhere(
    `tournament:${day.id}`,
    aDay([
      [7, 2],
      [4, 4],
    ]),
  );
  expect(now()).toHaveTextContent('Set 2 : 4 à 4.');
});

test('says that two matches are in progress on one court', async () => {
  const day = aDay([[1, 0]]);
  const [first, second, third, ...others] = day.fixtures;
  if (!first || !second || !third) throw new Error('Four teams have six matches.');
  const fixtures = [first, second, played(third, [[0, 1]]), ...others];
  logIn();
  storeTournaments({ ...day, fixtures });
  await openPage(path);
  expect(within(now()).getByText('Deux matchs sont en cours sur le terrain 1')).toBeVisible();
  expect(within(now()).getAllByRole('link')).toHaveLength(2);
});

test('a match left open the day before is not live, and its organiser is asked to finish it', async () => {
  const [first, ...others] = aTournament().fixtures;
  if (!first) throw new Error('Four teams have matches.');
  const startedAt = new Date(Date.now() - 12 * 60 * 60_000).toISOString();
  const forgotten = { ...played(first, [[3, 2]]), times: { startedAt } };
  storeTournaments(aTournament({ fixtures: [forgotten, ...others] }));
  const { unmount } = await openPage(path);
  expect(screen.queryByRole('region', { name: 'Maintenant' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Resté ouvert' })).not.toBeInTheDocument();
  unmount();
  logIn();
  const { user } = await openPage(path);
  expect(screen.queryByRole('region', { name: 'Maintenant' })).not.toBeInTheDocument();
  const prompt = within(screen.getByRole('region', { name: 'Resté ouvert' }));
  await user.click(prompt.getByRole('link'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Feuille de match' })).toBeVisible();
});

test('a called playoff match takes its place in the plan', async () => {
  const league = aTournament({ teams: 8, format: { playoffs: true } });
  const day = dayOf(league.fixtures);
  logIn();
  storeTournaments(recomputePlayoffs(favouritesWin(withPlan(league, day))).tournament);
  const { user } = await openPage(path);
  const [first] = within(next()).getAllByRole('link');
  expect(first).toHaveTextContent('Terrain 1. Équipe 04 contre Équipe 05');
  await user.click(first as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: 'Feuille de match' })).toBeVisible();
});

test('a match that is planned for a day to come is next with its court, its time and its day', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T11:00:00+01:00'), advanceTimers: true });
  const [first, ...others] = aTournament().fixtures;
  if (!first) throw new Error('Four teams have six matches.');
  const playing = { ...played(first, [[3, 2]]), times: { startedAt: new Date().toISOString() } };
  const plan = { ...dayOf(others), date: '2026-11-29' };
  storeTournaments(withPlan(aTournament({ fixtures: [playing, ...others] }), plan));
  await openPage(path);
  expect(within(next()).getByRole('listitem')).toHaveTextContent(/^T1Terrain 1\..*prévu à 10\shle 29\/11$/);
  expect(next()).not.toHaveTextContent('À appeler');
});

test('an organiser is one tap away from the sheet of the next match', async () => {
  logIn();
  const day = aDay(null);
  storeTournaments(day);
  const { user } = await openPage(path);
  expect(now()).toHaveTextContent('Aucun match en cours.');
  const [first] = within(next()).getAllByRole('link');
  await user.click(first as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: 'Feuille de match' })).toBeVisible();
  expect(screen.getByRole('group', { name: day.fixtures[0]?.homeTeam ?? '' })).toBeVisible();
});

describe('a match called to another court than planned', () => {
  const key = 'tournament:1757930400000';
  const noting = () => within(next()).findByRole('button', { name: /^Noter au plan\s: terrain 2/ });

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-28T11:00:00+01:00'), advanceTimers: true });
    logIn();
    // Both matches left wait for the first court.
    const tournament = withResults(aTournament(), (_, index) => (index < 4 ? homeWin : null));
    const day = dayOf(tournament.fixtures);
    const placements = day.placements.map((place) => ({ ...place, court: 1 }));
    storeTournaments(withPlan(tournament, { ...day, placements }));
  });

  test('opens without a change of the record', async () => {
    const { user } = await openPage(path);
    const before = localStorage.getItem(key);
    await noting();
    await user.click(within(next()).getAllByRole('link')[1] as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: 'Feuille de match' })).toBeVisible();
    expect(localStorage.getItem(key)).toBe(before);
  });

  test('is not offered to a scorer, who may not change the plan', async () => {
    logIn(null);
    jest.mocked(useIsScored).mockReturnValue(true);
    await openPage(path);
    expect(within(next()).getAllByRole('link')).toHaveLength(2);
    expect(within(next()).queryByRole('button')).not.toBeInTheDocument();
  });

  test('is moved to that court in the plan by a button', async () => {
    await openPage(path);
    const button = await noting();
    await act(async () => fireEvent.click(button));
    await findNotice(/^Match noté au plan\s: terrain 2/);
    await settle();
    expect(within(next()).queryByRole('button')).not.toBeInTheDocument();
    expect(next()).toHaveTextContent('Terrain 2');
  });
});

test('the final score of a set, or of a match, stays for twenty seconds before the next one', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const before = aDay([[6, 2]]);
  storeTournaments(before);
  await openPage(path);
  const show = (score: readonly (readonly [number, number])[]) =>
    storeElsewhere(`tournament:${before.id}`, aDay(score));
  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

  show([[7, 2]]);
  pass(18);
  expect(now()).toHaveTextContent('Sets : 1 à 0. Set 1 : 7 à 2.');
  pass(3);
  expect(now()).toHaveTextContent('Sets : 1 à 0. Set 2 : 0 à 0.');

  show(homeWin.slice(0, 2));
  expect(now()).toHaveTextContent('Set 2 : 7 à 2.');
  show([...homeWin.slice(0, 2), [1, 0]]);
  expect(now()).toHaveTextContent('Set 3 : 1 à 0.');

  show(homeWin);
  pass(18);
  expect(now()).toHaveTextContent('Sets : 3 à 0. Set 3 : 7 à 5.');
  expect(now()).toHaveTextContent('Terminé');
  pass(3);
  expect(now()).toHaveTextContent('Aucun match en cours.');
});

test('a set won just now is news on a device whose clock is ten minutes ahead', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T11:10:00+01:00'), advanceTimers: true });
  clockAheadMs.setState(10 * 60_000);
  const day = (...score: readonly (readonly [number, number])[]) => {
    const [first, ...others] = aDay(score).fixtures;
    const times = { startedAt: presentTime().toISOString(), lastGoalAt: presentTime().toISOString() };
    return { ...aDay(score), fixtures: first ? [{ ...first, times }, ...others] : [] };
  };
  storeTournaments(day([6, 2]));
  await openPage(path);
  storeElsewhere('tournament:1757930400000', day([7, 2]));
  expect(screen.getByText(/^Set 1 pour .*, 7 à 2 contre/)).toBeInTheDocument();
  expect(now()).toHaveTextContent('Sets : 1 à 0. Set 1 : 7 à 2.');
});
