/** @jest-environment node */
import fc from 'fast-check';
import { runs } from '../../../../tools/jest/suite';
import type { PlayoffSlot, Tournament } from '../../model/tournament';
import { publishSheets } from '../../scoring/publishSheet';
import { winnerOf } from '../outcome';
import { recomputePlayoffs, recomputeTournament } from '../recomputeTournament';
import { standings } from '../standings/standings';
import { finishedScores, fullLineups, tapped } from '../testing/arbitraries';
import { aTournament } from '../testing/aTournament';
import { awayWin, favouritesWin, homeWin, played, type SetScores } from '../testing/playedMatch';
import { tournamentStatus } from '../tournamentStatus';
import { bracketOf } from './bracket';
import { isLeagueComplete, playoffTree } from './tree';

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const season = (wishes: { playoffs?: boolean; teams?: readonly string[] } = {}) =>
  favouritesWin(
    aTournament({ teams: wishes.teams ?? letters, format: { playoffs: wishes.playoffs ?? true } }),
  );
const withPlayoffs = () => recomputePlayoffs(season()).tournament;
const fixtureIn = (tournament: Tournament, slot: PlayoffSlot) =>
  tournament.fixtures.find((fixture) => fixture.slot === slot);
const pairings = (tournament: Tournament) =>
  Object.fromEntries(
    tournament.fixtures
      .filter(({ slot }) => slot !== undefined)
      .map(({ slot, homeTeam, awayTeam }) => [slot, `${homeTeam}-${awayTeam}`]),
  );
const score = (tournament: Tournament, id: string | undefined, scores: SetScores) =>
  recomputePlayoffs({
    ...tournament,
    fixtures: tournament.fixtures.map((fixture) => (fixture.id === id ? played(fixture, scores) : fixture)),
  });
const play = (tournament: Tournament, slot: PlayoffSlot, scores: SetScores) =>
  score(tournament, fixtureIn(tournament, slot)?.id, scores);
const leagueMatch = (tournament: Tournament, a: string, b: string) =>
  tournament.fixtures.find(
    ({ phase, homeTeam, awayTeam }) => !phase && [homeTeam, awayTeam].sort().join() === [a, b].join(),
  );
const playedThrough = () =>
  (['quarterfinal-1', 'quarterfinal-2', 'semifinal-1', 'semifinal-2', 'final', 'relegation'] as const).reduce(
    (tournament, slot) => play(tournament, slot, homeWin).tournament,
    withPlayoffs(),
  );

describe('playoffs', () => {
  test('do not exist with seven teams, turned off, or without a format', () => {
    expect(bracketOf(season({ teams: letters.slice(0, 7) }))).toBeNull();
    expect(bracketOf(season({ playoffs: false }))).toBeNull();
    const { format: _none, ...unformatted } = season();
    expect(bracketOf(unformatted)).toBeNull();
  });

  test('pair fourth with fifth, third with sixth and seventh with eighth once the league is finished', () => {
    expect(pairings(withPlayoffs())).toEqual({
      'quarterfinal-1': 'D-E',
      'quarterfinal-2': 'C-F',
      relegation: 'G-H',
    });
  });

  test('have a provisional bracket and no matches during the league', () => {
    const { fixtures, ...rest } = season();
    const unfinished = {
      ...rest,
      fixtures: fixtures.map((fixture, index) => (index ? fixture : played(fixture, [[1, 0]]))),
    };
    expect(recomputePlayoffs(unfinished).tournament).toBe(unfinished);
    const bracket = bracketOf(unfinished);
    expect(bracket).toMatchObject({ isProvisional: true, champion: null });
    expect(bracket?.matches.every(({ fixture }) => fixture === null)).toBe(true);
    expect(bracket?.matches[0]?.home.team).not.toBeNull();
  });

  test('send the quarterfinal winners to first and second, and the semifinal winners to the final', () => {
    const quarters = play(
      play(withPlayoffs(), 'quarterfinal-1', awayWin).tournament,
      'quarterfinal-2',
      homeWin,
    );
    expect(pairings(quarters.tournament)).toMatchObject({ 'semifinal-1': 'A-E', 'semifinal-2': 'B-C' });
    const semis = play(play(quarters.tournament, 'semifinal-1', homeWin).tournament, 'semifinal-2', awayWin);
    expect(pairings(semis.tournament)).toMatchObject({ final: 'A-C' });
  });

  test('relegate no team where more than eight are ranked: seventh and eighth play for seventh place', () => {
    const nine = recomputePlayoffs(season({ teams: [...letters, 'I'] })).tournament;
    const done = play(nine, 'relegation', homeWin).tournament;
    expect(fixtureIn(done, 'relegation')?.status).toBe('finished');
    expect(bracketOf(done)?.relegated).toBeNull();
  });

  test('end with a champion and a relegated team', () => {
    expect(bracketOf(playedThrough())).toMatchObject({ champion: 'A', relegated: 'H', isProvisional: false });
  });

  test('count in the tournament’s status, not in its standings', () => {
    expect(tournamentStatus(withPlayoffs().fixtures)).toBe('inprogress');
    expect(tournamentStatus(playedThrough().fixtures)).toBe('finished');
    expect(standings(playedThrough())).toEqual(standings(season()));
  });

  test('name where an unknown team will come from', () => {
    const sides = bracketOf(withPlayoffs())?.matches.flatMap(({ home, away }) => [home, away]) ?? [];
    expect(sides.filter(({ team }) => team === null).map(({ entrant }) => entrant)).toEqual([
      { kind: 'winner', of: 'quarterfinal-1' },
      { kind: 'winner', of: 'quarterfinal-2' },
      { kind: 'winner', of: 'semifinal-1' },
      { kind: 'winner', of: 'semifinal-2' },
    ]);
    expect(sides[0]?.entrant).toEqual({ kind: 'seed', seed: 4 });
  });
});

describe('a correction', () => {
  test('of a quarterfinal replaces its semifinal, and removes the final until that is played', () => {
    const { tournament, changed } = play(playedThrough(), 'quarterfinal-1', awayWin);
    expect(changed).toMatchObject([
      { slot: 'semifinal-1', homeTeam: 'A', awayTeam: 'D', result: { homeScore: 3, awayScore: 0 } },
      { slot: 'final', homeTeam: 'A', awayTeam: 'B', result: { homeScore: 3, awayScore: 0 } },
    ]);
    expect(pairings(tournament)).toMatchObject({ 'semifinal-1': 'A-E', 'semifinal-2': 'B-C' });
    expect(fixtureIn(tournament, 'semifinal-2')?.status).toBe('finished');
    expect(bracketOf(tournament)).toMatchObject({ champion: null });
    // The same two teams meet under the same identifier, so their sheet is found again.
    const before = fixtureIn(playedThrough(), 'final')?.id;
    expect(fixtureIn(play(tournament, 'semifinal-1', homeWin).tournament, 'final')?.id).toBe(before);
  });

  test('that reopens a quarterfinal keeps the semifinal and the final of its teams', () => {
    const { tournament, changed } = play(playedThrough(), 'quarterfinal-1', [[6, 5]]);
    expect(changed).toEqual([]);
    expect(pairings(tournament)).toMatchObject({ 'semifinal-1': 'A-D', final: 'A-B' });
    expect(bracketOf(tournament)).toMatchObject({ champion: null });
    expect(bracketOf(play(tournament, 'quarterfinal-1', homeWin).tournament)).toMatchObject({
      champion: 'A',
    });
  });

  test('never puts a team into two semifinals, nor into one as a winner without a quarterfinal', () => {
    // D comes second: it plays the other semifinal then, and the first waits for a quarterfinal of others.
    const tournament = playedThrough();
    const swapped = recomputePlayoffs({
      ...tournament,
      fixtures: tournament.fixtures.map((fixture) => {
        const isLeague = fixture.phase === undefined;
        const rival = [fixture.homeTeam, fixture.awayTeam].find((team) => ['B', 'C'].includes(team));
        const hasD = fixture.homeTeam === 'D' || fixture.awayTeam === 'D';
        return isLeague && hasD && rival
          ? played(fixture, fixture.homeTeam === 'D' ? homeWin : awayWin)
          : fixture;
      }),
    }).tournament;
    const { fixtures } = swapped;
    const semifinals = fixtures.filter(({ slot }) => slot?.startsWith('semifinal'));
    const teams = semifinals.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]);
    expect(new Set(teams).size).toBe(teams.length);
    expect(
      semifinals.every(
        ({ awayTeam }) => awayTeam !== 'D' || pairings(swapped)['quarterfinal-1']?.includes('D'),
      ),
    ).toBe(true);
  });

  test('that changes no winner removes no match', () => {
    const narrow: SetScores = [
      [7, 6],
      [0, 7],
      [7, 6],
      [7, 6],
    ];
    expect(play(playedThrough(), 'quarterfinal-1', narrow).changed).toEqual([]);
  });

  test('of the league that swaps two opponents keeps the match that they played', () => {
    const tournament = playedThrough();
    const match = leagueMatch(tournament, 'D', 'E');
    const eWins = match?.homeTeam === 'D' ? awayWin : homeWin;
    const corrected = score(tournament, match?.id, eWins);
    expect(corrected.changed).toEqual([]);
    const [quarterfinal] = bracketOf(corrected.tournament)?.matches ?? [];
    expect(quarterfinal).toMatchObject({
      home: { team: 'E', score: 0 },
      away: { team: 'D', score: 3, isWinner: true },
    });
  });

  test('that reopens a league match changes no playoff match', () => {
    const tournament = playedThrough();
    const { changed, tournament: reopened } = score(tournament, tournament.fixtures[0]?.id, [[1, 0]]);
    expect(changed).toEqual([]);
    expect(reopened.fixtures.filter(({ phase }) => phase)).toEqual(
      tournament.fixtures.filter(({ phase }) => phase),
    );
    expect(bracketOf(reopened)).toMatchObject({ isProvisional: true, champion: null, relegated: null });
    expect(bracketOf(reopened)?.matches.at(-2)).toMatchObject({
      slot: 'final',
      home: { team: 'A', score: 3 },
      away: { team: 'B', score: 0 },
    });
  });

  test('to another pairing never reuses the identifier of the match it replaces', () => {
    const before = fixtureIn(playedThrough(), 'semifinal-1')?.id;
    expect(
      fixtureIn(play(playedThrough(), 'quarterfinal-1', awayWin).tournament, 'semifinal-1')?.id,
    ).not.toBe(before);
  });
});

test('two pairs never have one identifier, although their names read alike together', () => {
  const idOf = (home: string, away: string) =>
    fixtureIn(
      recomputePlayoffs(season({ teams: ['A', 'B', 'C', home, away, 'F', 'G', 'H'] })).tournament,
      'quarterfinal-1',
    )?.id;
  expect(idOf('Lyon', 'Sud Lille')).not.toBe(idOf('Lyon Sud', 'Lille'));
});

test('saving a sheet promotes the winner', () => {
  const tournament = withPlayoffs();
  const goals = [0, 1, 2].flatMap((setIndex) =>
    Array.from({ length: 7 }, () => ({ kind: 'goal', setIndex, side: 'teamB', type: 'attacker' }) as const),
  );
  const id = fixtureIn(tournament, 'quarterfinal-1')?.id ?? '';
  const sheets = new Map([[id, { events: tapped([...fullLineups, ...goals]) }]]);
  const saved = recomputeTournament(publishSheets(tournament, sheets));
  expect(pairings(saved.tournament)['semifinal-1']).toBe('A-E');
  expect(saved.changed).toEqual([]);
});

const correction = fc.tuple(fc.nat(), fc.oneof(finishedScores(3), fc.constant([[2, 1]] as SetScores)));

test('any corrections leave playoffs that match the results, and every lost sheet is reported', () => {
  fc.assert(
    fc.property(fc.array(correction, { minLength: 1, maxLength: 25 }), (corrections) => {
      let tournament = withPlayoffs();
      for (const [nth, scores] of corrections) {
        // Playoff matches are the last few: reach them as often as the league's.
        const { fixtures } = tournament;
        const reachable = fixtures.slice(-12);
        const corrected = reachable[nth % reachable.length];
        const withSheets = fixtures.filter(
          ({ phase, result, id }) => phase && result && id !== corrected?.id,
        );
        const outcome = score(tournament, corrected?.id, scores);
        tournament = outcome.tournament;
        expect(recomputePlayoffs(tournament)).toEqual({ tournament, changed: [] });
        const rows = standings(tournament);
        const isLeagueOver = isLeagueComplete(tournament);
        const decided = (slot: PlayoffSlot | undefined) => {
          const pairing = playoffTree.find((match) => match.slot === slot);
          return [pairing?.home, pairing?.away].flatMap((entrant) => {
            if (entrant?.kind === 'seed') return isLeagueOver ? [rows[entrant.seed - 1]?.name] : [];
            const feeding = fixtureIn(tournament, entrant?.of ?? 'final');
            return (feeding && winnerOf(feeding)) ?? [];
          });
        };
        for (const sheet of withSheets) {
          const isKept = tournament.fixtures.includes(sheet);
          expect(outcome.changed.includes(sheet)).toBe(!isKept);
          const fits = decided(sheet.slot).every(
            (team) => team === sheet.homeTeam || team === sheet.awayTeam,
          );
          if (isKept) expect(fits).toBe(true);
          // Decided once more with the same teams, it is never taken away.
          else expect(fits && decided(sheet.slot).length === 2).toBe(false);
        }
        // No team is in two matches of one round.
        for (const round of ['quarterfinal', 'semifinal']) {
          const teams = tournament.fixtures
            .filter(({ slot }) => slot?.startsWith(round))
            .flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]);
          expect(new Set(teams).size).toBe(teams.length);
        }
        for (const { slot, homeTeam, awayTeam } of tournament.fixtures.filter(({ phase }) => phase)) {
          expect([homeTeam, awayTeam]).toEqual(expect.arrayContaining(decided(slot)));
        }
      }
    }),
    { numRuns: runs(120) },
  );
});
