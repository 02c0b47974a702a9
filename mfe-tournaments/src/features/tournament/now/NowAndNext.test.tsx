import { screen, within } from '@testing-library/react';
import { centreDay } from 'shared-kernel/time';
import { aTournament } from '../../../domain/testing/aTournament';
import { withResults } from '../../../domain/testing/playedMatch';
import type { DayPlan, Tournament } from '../../../domain/tournament';
import {
  openPage,
  organizer,
  storeElsewhere,
  storeNothing,
  storeTournaments,
} from '../../../testing/openPage';

beforeEach(storeNothing);

const path = '/organisateur/tournoi/1757930400000';
const now = () => screen.getByRole('region', { name: 'Maintenant' });
const next = () => screen.getByRole('region', { name: 'Ensuite' });

/** Four teams on two courts: the whole day is planned, the first match has the score given. */
function aDay(score: readonly (readonly [number, number])[] | null): Tournament {
  const tournament = withResults(aTournament(), (_, index) => (index === 0 ? score : null));
  const day: DayPlan = {
    date: centreDay(new Date()),
    start: 600,
    courts: 2,
    matchMinutes: 30,
    pauses: [],
    placements: tournament.fixtures.map(({ id }, index) => ({
      fixture: id,
      court: (index % 2) + 1,
      at: 600 + Math.floor(index / 2) * 30,
    })),
  };
  return { ...tournament, day };
}

test('nobody reads of a day where none runs', async () => {
  storeTournaments(aTournament());
  await openPage(path);
  expect(screen.queryByRole('region', { name: 'Maintenant' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Ensuite' })).not.toBeInTheDocument();
});

test('a visitor sees each match under way move at every goal, and which are next', async () => {
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

test('an organiser is one tap away from the sheet of the next match', async () => {
  storeElsewhere('user', organizer);
  const day = aDay(null);
  storeTournaments(day);
  const { user } = await openPage(path);
  expect(now()).toHaveTextContent('Aucun match en cours.');
  const [first] = within(next()).getAllByRole('link');
  await user.click(first as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: 'Feuille de match' })).toBeVisible();
  expect(screen.getByRole('group', { name: day.fixtures[0]?.homeTeam ?? '' })).toBeVisible();
});
