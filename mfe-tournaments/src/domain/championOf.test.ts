import { championOf } from './championOf';
import { recomputeTournament } from './recomputeTournament';
import { aTournament } from './testing/aTournament';
import { awayWin, favouritesWin, homeWin, withResults } from './testing/playedMatch';

test('a tournament has no champion before its last match', () => {
  const tournament = withResults(aTournament(), (_, index) => (index === 0 ? null : homeWin));
  expect(championOf(tournament)).toBeNull();
  expect(championOf(aTournament({ teams: 0, fixtures: [] }))).toBeNull();
});

test('the first of the standings is champion without playoffs', () => {
  expect(championOf(favouritesWin(aTournament()))).toBe('Équipe 01');
});

test('the winner of the final is champion, even when another team leads the standings', () => {
  let tournament = recomputeTournament(
    favouritesWin(aTournament({ teams: 8, format: { playoffs: true } })),
  ).tournament;
  expect(championOf(tournament)).toBeNull();
  for (let step = 0; step < 3; step += 1) {
    tournament = recomputeTournament(
      withResults(tournament, (fixture) => {
        if (fixture.phase === undefined) return fixture.homeTeam < fixture.awayTeam ? homeWin : awayWin;
        return fixture.homeTeam > fixture.awayTeam ? homeWin : awayWin;
      }),
    ).tournament;
  }
  expect(championOf(tournament)).toMatch(/Équipe 0[3-6]/);
});
