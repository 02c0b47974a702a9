import fc from 'fast-check';
import { runs } from '../../../tools/jest/suite';
import type { Fixture, PlayoffSlot, SheetResult, Tournament } from '../model/tournament';
import { composeTournament, resultsOf, withoutResults } from './composeTournament';
import { recomputeTournament } from './recomputeTournament';
import { finishedScores } from './testing/arbitraries';
import { aTournament } from './testing/aTournament';
import { awayWin, favouritesWin, homeWin, played, type SetScores } from './testing/playedMatch';

const teams = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const times = { startedAt: '2025-10-04T10:00:00.000Z' };

/** As sheets publish it. */
const published = (fixture: Fixture): Fixture =>
  fixture.result === null ? fixture : { ...fixture, published: 40, times };
const season = () => {
  const league = favouritesWin(aTournament({ teams, format: { playoffs: true } }));
  return recomputeTournament({ ...league, fixtures: league.fixtures.map(published) }).tournament;
};
const score = (tournament: Tournament, id: string | undefined, scores: SetScores) =>
  recomputeTournament({
    ...tournament,
    fixtures: tournament.fixtures.map((fixture) =>
      fixture.id === id ? published(played(fixture, scores)) : fixture,
    ),
  }).tournament;
const inSlot = ({ fixtures }: Tournament, slot: PlayoffSlot) =>
  fixtures.find((fixture) => fixture.slot === slot);
const play = (tournament: Tournament, slot: PlayoffSlot, scores: SetScores = homeWin) =>
  score(tournament, inSlot(tournament, slot)?.id, scores);
const quarters = () => play(play(season(), 'quarterfinal-1'), 'quarterfinal-2');

const correction = fc.tuple(fc.nat(), fc.oneof(finishedScores(3), fc.constant([[2, 1]] as SetScores)));

test('a record and its results are the tournament again, after any corrections', () => {
  fc.assert(
    fc.property(fc.array(correction, { minLength: 1, maxLength: 12 }), (corrections) => {
      let tournament = season();
      for (const [nth, scores] of corrections) {
        const reachable = tournament.fixtures.slice(-12);
        tournament = score(tournament, reachable[nth % reachable.length]?.id, scores);
        const record = withoutResults(tournament);
        expect(resultsOf(record)).toEqual([]);
        expect(composeTournament(record, resultsOf(tournament), tournament)).toEqual(tournament);
        // Another device has never seen a match that is open for a moment only.
        const isDecided = tournament.fixtures.every(
          ({ status, result, phase }) => status === 'finished' || (phase !== undefined && result === null),
        );
        if (isDecided) expect(composeTournament(record, resultsOf(tournament))).toEqual(tournament);
      }
    }),
    { numRuns: runs(40) },
  );
});

test('a record has neither results made of events nor drawn playoffs', () => {
  const { fixtures } = withoutResults(quarters());
  expect(fixtures).toEqual(aTournament({ teams, format: { playoffs: true } }).fixtures);
});

test('a result that was stated without events stays in the record', () => {
  const tournament = aTournament();
  const fixtures = tournament.fixtures.map((fixture) => played(fixture, homeWin));
  expect(withoutResults({ ...tournament, fixtures })).toEqual({ ...tournament, fixtures });
});

test('a playoff match stays in the record if it has a video or was postponed', () => {
  const drawn = quarters();
  const liveUrl = 'https://youtu.be/final';
  const said = drawn.fixtures.map((fixture) =>
    fixture.slot === 'quarterfinal-1' ? { ...fixture, liveUrl } : fixture,
  );
  const tournament = { ...drawn, fixtures: said };
  const record = withoutResults(tournament);
  expect(inSlot(record, 'quarterfinal-1')).toMatchObject({ liveUrl, result: null });
  expect(composeTournament(record, resultsOf(tournament))).toEqual(tournament);
});

test('a ruling by withdrawal stays in the record, and one of the sheet comes back with it', () => {
  const withdrawals = [{ team: 'H', treatment: 'annulled', at: times.startedAt }] as const;
  const { tournament } = recomputeTournament({ ...season(), withdrawals });
  const record = withoutResults(tournament);
  expect(record.fixtures.filter(({ ruling }) => ruling?.kind === 'annulled')).toHaveLength(7);
  expect(composeTournament(record, resultsOf(tournament))).toEqual(tournament);
});

test('two teams that meet again find their result', () => {
  const before = quarters();
  const { id: corrected } = before.fixtures.find(
    ({ homeTeam, awayTeam }) => homeTeam + awayTeam === 'DE' || homeTeam + awayTeam === 'ED',
  ) as Fixture;
  const wins = (team: string) =>
    before.fixtures.find(({ id }) => id === corrected)?.homeTeam === team ? homeWin : awayWin;
  // Fourth and fifth change places: on swapped sides they still meet.
  const swapped = score(before, corrected, wins('E'));
  const record = withoutResults(swapped);
  const after = composeTournament(record, resultsOf(swapped));
  expect(inSlot(after, 'quarterfinal-1')).toEqual(inSlot(before, 'quarterfinal-1'));
});

test.each([
  ['its first name', 'E'],
  ['a name between', 'Étoiles'],
  ['its present name', 'Les Étoiles'],
])('a renamed team keeps the results of playoffs that it played under %s', (_, played) => {
  const before = quarters();
  const renamed = (team: string) => (team === 'E' ? 'Les Étoiles' : team);
  const tournament: Tournament = {
    ...before,
    teams: before.teams.map(renamed),
    teamKeys: { 'Les Étoiles': 'e' },
    fixtures: before.fixtures.map((each) => ({
      ...each,
      homeTeam: renamed(each.homeTeam),
      awayTeam: renamed(each.awayTeam),
    })),
  };
  const results = resultsOf(before).map(({ homeTeam, awayTeam, ...each }) => ({
    ...each,
    homeTeam: homeTeam === 'E' ? played : homeTeam,
    awayTeam: awayTeam === 'E' ? played : awayTeam,
  }));
  const composed = composeTournament(withoutResults(tournament), results);
  expect(inSlot(composed, 'quarterfinal-1')?.result).toEqual(inSlot(before, 'quarterfinal-1')?.result);
});

test('of several results of a match the last one counts', () => {
  const tournament = aTournament();
  const [{ id: fixture } = { id: '' }] = tournament.fixtures;
  const of = (counted: number): SheetResult => ({
    ...{ fixture, counted },
    result: { homeScore: counted, awayScore: 0, details: null },
  });
  expect(composeTournament(tournament, [of(1), of(2)]).fixtures[0]).toMatchObject({
    published: 2,
    result: { homeScore: 2 },
    status: 'inprogress',
  });
});
