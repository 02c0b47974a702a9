import { championOf } from './championOf';
import { recomputeTournament } from './recomputeTournament';
import { aTournament } from './testing/aTournament';
import { aSeason, awayWin, favouritesWin, homeWin, withResults } from './testing/playedMatch';

test('a tournament has no champion before its last match', () => {
  const tournament = withResults(aTournament(), (_, index) => (index === 0 ? null : homeWin));
  expect(championOf(tournament)).toBeNull();
  expect(championOf(aTournament({ teams: 0, fixtures: [] }))).toBeNull();
});

test('the first of the standings is champion without playoffs', () => {
  expect(championOf(favouritesWin(aTournament()))).toEqual({ kind: 'champion', team: 'Équipe 01' });
});

test('teams that no rule separates have no champion until the organiser decides', () => {
  const teams = ['Agde', 'Metz', 'Nice', 'Zug'];
  // The first three beat each other in a circle, and each beats Zug.
  const next = { Agde: 'Metz', Metz: 'Nice', Nice: 'Agde' } as Readonly<Record<string, string>>;
  const tied = withResults(aTournament({ teams }), ({ homeTeam, awayTeam }) =>
    awayTeam === 'Zug' || next[homeTeam] === awayTeam ? homeWin : homeWin.map(([a, b]) => [b, a] as const),
  );
  expect(championOf(tied)).toEqual({ kind: 'tie', teams: ['Agde', 'Metz', 'Nice'] });
  const decision = {
    order: ['Nice', 'Agde', 'Metz'],
    by: 'lots',
    reason: '',
    at: '2026-11-22T10:00:00.000Z',
  } as const;
  expect(championOf({ ...tied, tieDecisions: [decision] })).toEqual({ kind: 'champion', team: 'Nice' });
});

test('the winner of the final is champion, even when another team leads the standings', () => {
  let tournament = aSeason();
  expect(championOf(tournament)).toBeNull();
  for (let step = 0; step < 3; step += 1) {
    tournament = recomputeTournament(
      withResults(tournament, (fixture) => {
        if (fixture.phase === undefined) return fixture.homeTeam < fixture.awayTeam ? homeWin : awayWin;
        return fixture.homeTeam > fixture.awayTeam ? homeWin : awayWin;
      }),
    ).tournament;
  }
  expect(championOf(tournament)).toEqual({
    kind: 'champion',
    team: expect.stringMatching(/Équipe 0[3-6]/),
  });
});
