import { screen } from '@testing-library/react';
import { aTournament } from '../../../competition/testing/aTournament';
import { homeWin, withResults } from '../../../competition/testing/playedMatch';
import type { Fixture, MatchDetails, SetSide } from '../../../model/tournament';
import { openPage, storeNothing, storeTournaments } from '../../../testing/openPage';

beforeEach(storeNothing);

const path = '/organisateur/tournoi/1757930400000/joueurs';
const tournament = withResults(aTournament(), (_, index) => (index < 2 ? homeWin : null));

function withSides(fixture: Fixture, change: (side: SetSide, setIndex: number) => SetSide): Fixture {
  const details = fixture.result?.details;
  if (!details || fixture.result === null) return fixture;
  const changed: MatchDetails = {
    ...details,
    sets: details.sets.map(({ teamA, teamB }, index) => ({
      teamA: change(teamA, index),
      teamB: change(teamB, index),
    })),
  };
  return { ...fixture, result: { ...fixture.result, details: changed } };
}

/** As a quick score leaves it. */
const unnamed = (side: SetSide): SetSide => ({
  ...side,
  players: { attacker: null, defender: null },
  goals: side.goals.map(({ type }) => ({ type, scorerId: null })),
});

async function openPlayers(change: (fixture: Fixture, index: number) => Fixture) {
  storeTournaments({ ...tournament, fixtures: tournament.fixtures.map(change) });
  const { user } = await openPage(path.replace('/joueurs', ''));
  await user.click(screen.getByRole('tab', { name: 'Joueurs' }));
}

test('counts the goals without a scorer beside the ranking', async () => {
  await openPlayers((fixture, index) => (index === 0 ? withSides(fixture, unnamed) : fixture));
  expect(await screen.findByText('32 buts n’ont pas de buteur noté.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Meilleurs attaquants' })).toBeVisible();
});

test('says so when no goal has a scorer', async () => {
  await openPlayers((fixture) => withSides(fixture, unnamed));
  expect(await screen.findByText('64 buts n’ont pas de buteur noté.')).toBeVisible();
  expect(screen.getByText('Les statistiques apparaîtront avec les premiers buteurs notés.')).toBeVisible();
});

test('does not mention goals given by a card', async () => {
  await openPlayers((fixture, index) => {
    if (index > 0) return fixture;
    const carded = withSides(fixture, (side) => side);
    const [first, ...others] = carded.result?.details?.sets ?? [];
    if (first === undefined || !carded.result?.details) throw new Error('the match has no sheet');
    const teamA = { ...first.teamA, cards: [{ type: 'yellow', player: null, setIndex: 0 } as const] };
    const [, ...scored] = first.teamB.goals;
    const teamB = { ...first.teamB, goals: [{ scorerId: null, type: 'penalty' } as const, ...scored] };
    const details = { ...carded.result.details, sets: [{ teamA, teamB }, ...others] };
    return { ...carded, result: { ...carded.result, details } };
  });
  expect(await screen.findByRole('region', { name: 'Meilleurs attaquants' })).toBeVisible();
  expect(screen.queryByText(/buteur noté/)).not.toBeInTheDocument();
});
