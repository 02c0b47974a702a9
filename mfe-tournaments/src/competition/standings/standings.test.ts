/** @jest-environment node */
import fc from 'fast-check';
import { runs } from '../../../../tools/jest/suite';
import type { Tournament } from '../../model/tournament';
import { arbitrarySeason } from '../testing/arbitraries';
import { aFixture, aTournament } from '../testing/aTournament';
import { awayWin, homeWin, narrowAwayWin, played, type SetScores, withResults } from '../testing/playedMatch';
import { type StandingRow, standings } from './standings';

const pair = ['Lille', 'Lyon'];
const afterOneMatch = (scores: SetScores, winningSets: '2' | '3' = '3') =>
  standings(withResults(aTournament({ teams: pair, format: { winningSets } }), () => scores));
const pointsOf = (rows: readonly StandingRow[]) =>
  Object.fromEntries(rows.map(({ name, points }) => [name, points]));

describe('points', () => {
  test.each([
    ['a home win in three sets', homeWin, { Lille: 4, Lyon: 1 }],
    ['an away win in three sets', awayWin, { Lille: 1, Lyon: 4 }],
    ['an away win in five sets', narrowAwayWin, { Lille: 2, Lyon: 4 }],
    ['a home win in five sets', narrowAwayWin.map(([a, b]) => [b, a] as const), { Lille: 4, Lyon: 2 }],
    [
      'a home win in four sets',
      [
        [7, 0],
        [1, 7],
        [7, 0],
        [7, 0],
      ],
      { Lille: 4, Lyon: 1 },
    ],
  ] as const)('of %s', (_, scores, expected) => {
    expect(pointsOf(afterOneMatch(scores))).toEqual(expected);
  });

  test('give the loser of one set the bonus where two sets win', () => {
    expect(
      pointsOf(
        afterOneMatch(
          [
            [7, 5],
            [2, 7],
            [7, 6],
          ],
          '2',
        ),
      ),
    ).toEqual({ Lille: 4, Lyon: 2 });
    expect(
      pointsOf(
        afterOneMatch(
          [
            [7, 5],
            [7, 2],
          ],
          '2',
        ),
      ),
    ).toEqual({ Lille: 4, Lyon: 1 });
  });
});

test('a row counts matches, sets and goals of both sides', () => {
  expect(afterOneMatch(narrowAwayWin)[1]).toEqual({
    name: 'Lille',
    played: 1,
    wins: 0,
    losses: 1,
    points: 2,
    setsFor: 2,
    setsAgainst: 3,
    setDifference: -1,
    goalsFor: 26,
    goalsAgainst: 32,
    goalDifference: -6,
  });
});

describe('the standings leave out', () => {
  test('a current match, a playoff match, a match against a removed team', () => {
    const fixtures = [
      played(aFixture(), [[7, 0]]),
      played(aFixture({ id: 'po', phase: 'playoffs', slot: 'final' }), homeWin),
      played(aFixture({ id: 'r2-m1', awayTeam: 'Nantes' }), homeWin),
    ];
    expect(standings({ teams: pair, fixtures }).map(({ played: count }) => count)).toEqual([0, 0]);
  });
});

test('teams without a match are ranked alphabetically, accents as in French', () => {
  const teams = ['Évreux', 'Zurich', 'Étampes', 'Amiens', 'Fécamp'];
  expect(standings({ teams, fixtures: [] }).map(({ name }) => name)).toEqual([
    'Amiens',
    'Étampes',
    'Évreux',
    'Fécamp',
    'Zurich',
  ]);
});

/** The rules alone, team by team and goal by goal, without a thought for speed. */
function naiveStandings({ teams, fixtures, format }: Tournament): StandingRow[] {
  const needed = Number(format?.winningSets);
  const rows = teams.map((name) => {
    const results = fixtures
      .filter(
        ({ homeTeam, awayTeam, status }) => status === 'finished' && [homeTeam, awayTeam].includes(name),
      )
      .map(({ homeTeam, result }) => {
        const sets = (result?.details?.sets ?? []).map(({ teamA, teamB }) =>
          homeTeam === name
            ? { own: teamA.goals.length, other: teamB.goals.length }
            : { own: teamB.goals.length, other: teamA.goals.length },
        );
        return {
          goalsFor: sets.reduce((total, { own }) => total + own, 0),
          goalsAgainst: sets.reduce((total, { other }) => total + other, 0),
          setsFor: sets.filter(({ own }) => own === 7).length,
          setsAgainst: sets.filter(({ other }) => other === 7).length,
        };
      });
    const total = (column: keyof (typeof results)[number]) =>
      results.map((result) => result[column]).reduce((a, b) => a + b, 0);
    const won = results.filter(({ setsFor }) => setsFor === needed).length;
    const lostWithBonus = results.filter(
      ({ setsFor, setsAgainst }) => setsAgainst === needed && setsFor === needed - 1,
    ).length;
    return {
      name,
      played: results.length,
      wins: won,
      losses: results.length - won,
      points: 4 * won + (results.length - won) + lostWithBonus,
      setsFor: total('setsFor'),
      setsAgainst: total('setsAgainst'),
      setDifference: total('setsFor') - total('setsAgainst'),
      goalsFor: total('goalsFor'),
      goalsAgainst: total('goalsAgainst'),
      goalDifference: total('goalsFor') - total('goalsAgainst'),
    };
  });
  // Least important first: each sort keeps the order of the one before among equals.
  const sorted = rows
    .sort((a, b) => a.name.localeCompare(b.name, 'fr'))
    .sort((a, b) => b.goalDifference - a.goalDifference)
    .sort((a, b) => b.setDifference - a.setDifference)
    .sort((a, b) => b.points - a.points);
  const isEqual = (a: StandingRow, b: StandingRow) =>
    a.points === b.points && a.setDifference === b.setDifference && a.goalDifference === b.goalDifference;
  const equal = sorted.filter((row) => sorted.some((other) => other !== row && isEqual(row, other)));
  if (equal.length === 0) return sorted;
  // The standings of a tie's own matches decide its order.
  return sorted.map((row) => {
    const tied = sorted.filter((other) => isEqual(row, other)).map(({ name }) => name);
    if (tied.length < 2) return row;
    const among = fixtures.filter(
      ({ homeTeam, awayTeam }) => tied.includes(homeTeam) && tied.includes(awayTeam),
    );
    const order =
      tied.length === teams.length && among.length === fixtures.length
        ? tied
        : naiveStandings({ teams: tied, fixtures: among, format } as unknown as Tournament).map(
            ({ name }) => name,
          );
    const place = sorted.filter((other) => isEqual(row, other)).indexOf(row);
    return sorted.find(({ name }) => name === order[place]) as StandingRow;
  });
}

test('agree with a naive computation over thousands of seasons', () => {
  fc.assert(
    fc.property(arbitrarySeason({ maxTeams: 6 }), (season) => {
      expect(standings(season)).toEqual(naiveStandings(season));
    }),
    { numRuns: runs(3000) },
  );
});

test('sums balance, and every match has a winner and a loser', () => {
  fc.assert(
    fc.property(arbitrarySeason({ maxTeams: 9 }), (season) => {
      const rows = standings(season);
      const sum = (column: Exclude<keyof StandingRow, 'name'>) =>
        rows.reduce((total, row) => total + row[column], 0);
      const finished = season.fixtures.filter(({ status }) => status === 'finished').length;
      expect(sum('setDifference')).toBe(0);
      expect(sum('goalDifference')).toBe(0);
      expect(sum('wins')).toBe(finished);
      expect(sum('losses')).toBe(finished);
      expect(sum('played')).toBe(2 * finished);
    }),
    { numRuns: runs(200) },
  );
});
