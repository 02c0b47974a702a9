/** @jest-environment node */
import fc from 'fast-check';
import { runs } from '../../../../tools/jest/suite';
import type { Fixture, Role } from '../../model/tournament';
import { publishSheet } from '../../scoring/publishSheet';
import { emptyDetails } from '../../scoring/score';
import { type PlayerTally, playerRanking, playerTallies } from '../statistics';
import { arbitrarySeason, arbitraryTaps, fullLineups, type Tap, tapped } from '../testing/arbitraries';
import { aFixture, aTeam, aTournament } from '../testing/aTournament';
import { played, withResults } from '../testing/playedMatch';

const teams = ['Lille', 'Lyon'];
const talliesOf = (fixture: Fixture) => playerTallies({ teams, fixtures: [fixture] }, teams.map(aTeam));
const sheet = (...taps: readonly Tap[]) =>
  publishSheet(aFixture(), { events: tapped([...fullLineups, ...taps]) }, 3);
const tallyOf = (fixture: Fixture, id: string) => talliesOf(fixture).find((tally) => tally.id === id);
const goal = (type: 'attacker' | 'defender' | 'penalty', by?: Role): Tap => ({
  kind: 'goal',
  setIndex: 0,
  side: 'teamA',
  type,
  ...(by && { by }),
});

test('a player’s goals and sets are counted by role', () => {
  const fixture = played(aFixture(), [
    [7, 2],
    [3, 7],
  ]);
  expect(talliesOf(fixture).filter(({ team }) => team === 'Lille')).toEqual([
    {
      id: 'lille-1',
      name: 'Joueur 1 de Lille',
      team: 'Lille',
      attackerGoals: 5,
      defenderGoals: 1,
      attackerSets: 1,
      defenderSets: 1,
    },
    {
      id: 'lille-2',
      name: 'Joueur 2 de Lille',
      team: 'Lille',
      attackerGoals: 2,
      defenderGoals: 2,
      attackerSets: 1,
      defenderSets: 1,
    },
  ]);
});

test('a penalty counts in the role of its taker', () => {
  const fixture = sheet(goal('penalty'), goal('penalty', 'defender'));
  expect(tallyOf(fixture, 'teamA-1')).toMatchObject({ attackerGoals: 1, defenderGoals: 0 });
  expect(tallyOf(fixture, 'teamA-2')).toMatchObject({ attackerGoals: 0, defenderGoals: 1 });
});

test('a goal given by a card counts for no player', () => {
  const fixture = sheet({ kind: 'card', setIndex: 0, side: 'teamA', type: 'red', playerId: 'teamA-1' });
  const goals = talliesOf(fixture).map(({ attackerGoals, defenderGoals }) => attackerGoals + defenderGoals);
  expect(goals).toEqual([0, 0, 0, 0]);
});

test('a lineup for a set without a goal of either side counts no set', () => {
  expect(talliesOf(sheet())).toEqual([]);
  expect(tallyOf(sheet(goal('attacker')), 'teamB-1')).toMatchObject({ attackerSets: 1, defenderSets: 0 });
});

test('a replaced scorer has played the set once', () => {
  const fixture = sheet(goal('attacker'), goal('attacker'), {
    kind: 'selection',
    setIndex: 0,
    side: 'teamA',
    role: 'attacker',
    playerId: 'teamA-3',
  });
  expect(tallyOf(fixture, 'teamA-1')).toMatchObject({ attackerGoals: 2, attackerSets: 1 });
  expect(tallyOf(fixture, 'teamA-3')).toMatchObject({ attackerGoals: 0, attackerSets: 1 });
});

test('playoff matches count, and matches against a removed team do not', () => {
  const score = [[1, 0]] as const;
  expect(talliesOf(played(aFixture({ phase: 'playoffs', slot: 'final' }), score))).toHaveLength(4);
  expect(talliesOf(played(aFixture({ awayTeam: 'Nantes' }), score))).toEqual([]);
});

describe('the ranking of a role', () => {
  const tally = (name: string, wishes: Partial<PlayerTally>): PlayerTally => ({
    id: name,
    name,
    team: 'Lille',
    attackerGoals: 0,
    defenderGoals: 0,
    attackerSets: 0,
    defenderSets: 0,
    ...wishes,
  });

  test('orders by goals a set, then by goals, then by name', () => {
    const tallies = [
      tally('Zoé', { attackerGoals: 4, attackerSets: 2 }),
      tally('Ana', { attackerGoals: 4, attackerSets: 2 }),
      tally('Max', { attackerGoals: 6, attackerSets: 3 }),
      tally('Léo', { attackerGoals: 9, attackerSets: 5 }),
      tally('Ugo', { attackerGoals: 3, attackerSets: 1, defenderGoals: 9, defenderSets: 1 }),
    ];
    const rows = playerRanking(tallies, 'attacker');
    expect(rows.map(({ rank, name, ratio }) => [rank, name, ratio])).toEqual([
      [1, 'Ugo', 3],
      [2, 'Max', 2],
      [3, 'Ana', 2],
      [4, 'Zoé', 2],
      [5, 'Léo', 1.8],
    ]);
    expect(rows[0]).toMatchObject({ goals: 3, setsPlayed: 1 });
    expect(playerRanking(tallies, 'defender').map(({ name }) => name)).toEqual(['Ugo']);
  });

  test('lists at most ten players', () => {
    const season = withResults(aTournament({ teams: 8 }), () => [[7, 6]]);
    const tallies = playerTallies(season, season.squads ?? []);
    expect(playerRanking(tallies, 'attacker')).toHaveLength(8);
    const twoSets = withResults(season, () => [
      [7, 6],
      [7, 6],
    ]);
    expect(playerRanking(playerTallies(twoSets, []), 'defender')).toHaveLength(10);
  });
});

const sum = (tallies: readonly PlayerTally[], column: Exclude<keyof PlayerTally, 'id' | 'name' | 'team'>) =>
  tallies.reduce((total, tally) => total + tally[column], 0);
const startedSides = (fixtures: readonly Fixture[]) =>
  fixtures
    .flatMap(({ result }) => result?.details?.sets ?? [])
    .filter(({ teamA, teamB }) => teamA.goals.length + teamB.goals.length > 0)
    .flatMap(({ teamA, teamB }) => [teamA, teamB]);

test('goals and sets add up to those of the season’s sheets', () => {
  fc.assert(
    fc.property(arbitrarySeason({ maxTeams: 7 }), (season) => {
      const tallies = playerTallies(season, season.squads ?? []);
      const started = startedSides(season.fixtures);
      expect(sum(tallies, 'attackerGoals') + sum(tallies, 'defenderGoals')).toBe(
        started.reduce((total, { goals }) => total + goals.length, 0),
      );
      expect(sum(tallies, 'attackerSets')).toBe(started.length);
      expect(sum(tallies, 'defenderSets')).toBe(started.length);
    }),
    { numRuns: runs(300) },
  );
});

test('goals add up to the scored ones of any sheet, and sets cover every role held', () => {
  fc.assert(
    fc.property(arbitraryTaps, (taps) => {
      const fixture = publishSheet(aFixture(), { events: tapped([...fullLineups, ...taps]) }, 3);
      const tallies = talliesOf(fixture);
      const started = startedSides([fixture]);
      expect(sum(tallies, 'attackerGoals') + sum(tallies, 'defenderGoals')).toBe(
        started.flatMap(({ goals }) => goals).filter(({ scorerId }) => scorerId !== null).length,
      );
      expect(sum(tallies, 'attackerSets')).toBeGreaterThanOrEqual(
        started.filter(({ players }) => players.attacker !== null).length,
      );
      expect(tallies.every((tally) => tally.attackerGoals === 0 || tally.attackerSets > 0)).toBe(true);
      expect(tallies.every((tally) => tally.defenderGoals === 0 || tally.defenderSets > 0)).toBe(true);
    }),
    { numRuns: runs(200) },
  );
});

test('a player without a squad is counted', () => {
  const fixture = aFixture({
    result: {
      homeScore: 0,
      awayScore: 0,
      details: {
        ...emptyDetails,
        sets: emptyDetails.sets.map((set, index) =>
          index === 0
            ? { ...set, teamA: { ...set.teamA, goals: [{ scorerId: 'gone', type: 'attacker' as const }] } }
            : set,
        ),
      },
    },
  });
  expect(tallyOf(fixture, 'gone')).toMatchObject({
    name: null,
    attackerGoals: 1,
    attackerSets: 1,
  });
});
