/** @jest-environment node */
import fc from 'fast-check';
import { runs } from '../../../tools/jest/suite';
import type { Fixture, Tournament } from '../model/tournament';
import { bracketOf } from './playoffs/bracket';
import { recomputeTournament } from './recomputeTournament';
import { removeTeam } from './teams/enterTeam';
import { arbitrarySeason } from './testing/arbitraries';
import { aTournament } from './testing/aTournament';
import { favouritesWin, homeWin, played, withResults } from './testing/playedMatch';

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];
const unplayedSeason = (teams: readonly string[]) => aTournament({ teams, format: { playoffs: true } });
const season = (teams: readonly string[]) => favouritesWin(unplayedSeason(teams));
const playoffsOf = ({ fixtures }: Tournament) => fixtures.filter(({ phase }) => phase === 'playoffs');
const first = (tournament: Tournament) => tournament.fixtures[0] as Fixture;

test('a correct tournament is returned as the same object', () => {
  fc.assert(
    fc.property(arbitrarySeason({ maxTeams: 6 }), (tournament) => {
      const { tournament: once } = recomputeTournament(tournament);
      expect(recomputeTournament(once)).toEqual({ tournament: once, changed: [] });
      expect(recomputeTournament(once).tournament).toBe(once);
    }),
    { numRuns: runs(50) },
  );
});

test.each([
  ['a status that its sheet does not give', { status: 'pending' }, 'finished'],
  ['a status without any result', { result: null, status: 'finished' }, 'pending'],
  [
    'a stated score that is no end yet',
    { result: { homeScore: 2, awayScore: 1, details: null }, status: 'finished' },
    'inprogress',
  ],
  [
    'a stated score that ends it',
    { result: { homeScore: 3, awayScore: 1, details: null }, status: 'pending' },
    'finished',
  ],
] as const)('%s is corrected', (_name, wrong, status) => {
  const tournament = withResults(aTournament(), (_, index) => (index === 0 ? homeWin : null));
  const [match, ...others] = tournament.fixtures;
  const { fixtures } = recomputeTournament({
    ...tournament,
    fixtures: [{ ...match, ...wrong } as Fixture, ...others],
  }).tournament;
  expect(fixtures[0]?.status).toBe(status);
});

test('a score that contradicts its sheet is corrected', () => {
  const tournament = withResults(aTournament(), () => homeWin);
  const match = first(tournament);
  const wrong = { ...match, result: { ...match.result, homeScore: 0, awayScore: 3 } } as Fixture;
  const { fixtures } = recomputeTournament({ ...tournament, fixtures: [wrong] }).tournament;
  expect(fixtures[0]?.result).toMatchObject({ homeScore: 3, awayScore: 0 });
});

test('two sets win after the format changes to two', () => {
  const tournament = withResults(aTournament(), () => [
    [7, 1],
    [7, 2],
  ]);
  expect(first(tournament).status).toBe('inprogress');
  const format = { ...tournament.format, winningSets: '2' } as Tournament['format'];
  expect(first(recomputeTournament({ ...tournament, format }).tournament).status).toBe('finished');
});

describe('a team that is withdrawn', () => {
  test('does not block the playoffs by its unplayed matches', () => {
    const unplayed = withResults(unplayedSeason(letters), ({ homeTeam, awayTeam }) =>
      homeTeam === 'I' || awayTeam === 'I' ? null : homeWin,
    );
    expect(playoffsOf(recomputeTournament(unplayed).tournament)).toEqual([]);
    const { tournament } = recomputeTournament(removeTeam(unplayed, 'I'));
    expect(playoffsOf(tournament)).toHaveLength(3);
    expect(bracketOf(tournament)?.isProvisional).toBe(false);
  });

  test('removes the playoffs when fewer than eight are left, and lists them all', () => {
    const { tournament } = recomputeTournament(season(letters.slice(0, 8)));
    const quarter = playoffsOf(tournament)[0] as Fixture;
    const withQuarter = {
      ...tournament,
      fixtures: tournament.fixtures.map((fixture) =>
        fixture.id === quarter.id ? played(fixture, homeWin) : fixture,
      ),
    };
    const { tournament: after, changed } = recomputeTournament(removeTeam(withQuarter, 'H'));
    expect(playoffsOf(after)).toEqual([]);
    expect(changed.map(({ slot }) => slot)).toEqual(['quarterfinal-1', 'quarterfinal-2', 'relegation']);
  });

  test('never gives the result of one match to other teams, by draw or by identifier', () => {
    fc.assert(
      fc.property(fc.constantFrom(...letters), (leaver) => {
        const { tournament } = recomputeTournament(season(letters));
        const withQuarters = {
          ...tournament,
          fixtures: tournament.fixtures.map((fixture) =>
            fixture.slot?.startsWith('quarter') ? played(fixture, homeWin) : fixture,
          ),
        };
        const { tournament: after } = recomputeTournament(removeTeam(withQuarters, leaver));
        const teamsById = new Map(withQuarters.fixtures.map((fixture) => [fixture.id, pairOf(fixture)]));
        for (const fixture of after.fixtures) {
          const before = teamsById.get(fixture.id);
          if (before !== undefined) expect(pairOf(fixture)).toBe(before);
        }
        for (const { fixture, home, away } of bracketOf(after)?.matches ?? []) {
          if (fixture === null) continue;
          expect([home.team, away.team].sort().join()).toBe(pairOf(fixture));
        }
      }),
    );
  });
});

function pairOf({ homeTeam, awayTeam }: Fixture): string {
  return [homeTeam, awayTeam].sort().join();
}
