/** @jest-environment node */
import fc from 'fast-check';
import { runs } from '../../../tools/jest/suite';
import {
  type Fixture,
  isLeagueFixture,
  type Side,
  type Tournament,
  type Withdrawal,
  type WithdrawalTreatment,
} from '../model/tournament';
import { emptyDetails } from '../scoring/score';
import { outcomeOf } from './outcome';
import { recomputeTournament } from './recomputeTournament';
import { rulingOf } from './ruling';
import { standings } from './standings/standings';
import { declareWithdrawal, takeBackWithdrawal } from './teams/withdrawal';
import { arbitrarySeason } from './testing/arbitraries';
import { aFixture, aTournament } from './testing/aTournament';
import { aSeason, awayWin, favouritesWin, homeWin, played } from './testing/playedMatch';

const at = '2025-10-04T10:00:00.000Z';
const treatments: readonly WithdrawalTreatment[] = ['kept', 'annulled', 'won-by-opponents'];
const pending = aFixture();
const finished = played(pending, homeWin);
const withForfeit = (fixture: Fixture, forfeit: Side): Fixture => ({
  ...fixture,
  result: { homeScore: 0, awayScore: 0, details: { ...(fixture.result?.details ?? emptyDetails), forfeit } },
});
const gone = (team: string, treatment: WithdrawalTreatment): Withdrawal => ({ team, treatment, at });

test.each<[string, Fixture, readonly Withdrawal[], ReturnType<typeof rulingOf>]>([
  ['a match that nobody left', finished, [gone('Nantes', 'annulled')], undefined],
  ['a forfeit on the sheet', withForfeit(pending, 'teamB'), [], { kind: 'forfeit', by: 'teamB' }],
  ['a result that is kept', finished, [gone('Lille', 'kept')], undefined],
  ['a match to come, results kept', pending, [gone('Lille', 'kept')], { kind: 'forfeit', by: 'teamA' }],
  ['a match to come of the visitors', pending, [gone('Lyon', 'kept')], { kind: 'forfeit', by: 'teamB' }],
  [
    'a match under way, results kept',
    played(pending, [[3, 1]]),
    [gone('Lyon', 'kept')],
    { kind: 'forfeit', by: 'teamB' },
  ],
  ['a result annulled', finished, [gone('Lille', 'annulled')], { kind: 'annulled' }],
  ['a match to come, annulled', pending, [gone('Lyon', 'annulled')], { kind: 'annulled' }],
  [
    'a result given to the opponents',
    finished,
    [gone('Lille', 'won-by-opponents')],
    { kind: 'forfeit', by: 'teamA' },
  ],
  [
    'a forfeit that the withdrawal keeps',
    withForfeit(finished, 'teamB'),
    [gone('Lille', 'kept')],
    { kind: 'forfeit', by: 'teamB' },
  ],
  [
    'both left, one annulled',
    finished,
    [gone('Lille', 'kept'), gone('Lyon', 'annulled')],
    { kind: 'annulled' },
  ],
  ['both left, results kept, finished', finished, [gone('Lille', 'kept'), gone('Lyon', 'kept')], undefined],
  [
    'both left, nothing played: the first to leave loses',
    pending,
    [gone('Lyon', 'kept'), gone('Lille', 'kept')],
    { kind: 'forfeit', by: 'teamB' },
  ],
  [
    'a result given to a team that leaves later, results kept',
    finished,
    [gone('Lyon', 'won-by-opponents'), gone('Lille', 'kept')],
    { kind: 'forfeit', by: 'teamB' },
  ],
  [
    'a forfeit of the opponents, although the match did not begin',
    withForfeit(pending, 'teamB'),
    [gone('Lille', 'kept')],
    { kind: 'forfeit', by: 'teamB' },
  ],
  [
    'both left, all won by the opponents',
    finished,
    [gone('Lyon', 'won-by-opponents'), gone('Lille', 'won-by-opponents')],
    { kind: 'annulled' },
  ],
])('%s', (_, fixture, withdrawals, ruling) => {
  expect(
    rulingOf(fixture, fixture.status, { teams: [fixture.homeTeam, fixture.awayTeam], withdrawals }),
  ).toEqual(ruling);
});

const semifinal = aFixture({ id: 'semifinal-1-lille-lyon', phase: 'playoffs', slot: 'semifinal-1' });
test.each<[string, Fixture, readonly Withdrawal[], ReturnType<typeof rulingOf>]>([
  [
    'finished: it stands, whatever becomes of the league',
    played(semifinal, awayWin),
    [gone('Lyon', 'annulled')],
    undefined,
  ],
  ['to come: the opponents’', semifinal, [gone('Lyon', 'annulled')], { kind: 'forfeit', by: 'teamB' }],
  [
    'both left: of the one who stayed longer',
    semifinal,
    [gone('Lyon', 'kept'), gone('Lille', 'kept')],
    { kind: 'forfeit', by: 'teamB' },
  ],
])('a playoff match, %s', (_, fixture, withdrawals, ruling) => {
  expect(
    rulingOf(fixture, fixture.status, { teams: [fixture.homeTeam, fixture.awayTeam], withdrawals }),
  ).toEqual(ruling);
});

/** A season as it is stored: with everything that follows from its sheets. */
const settledSeason = arbitrarySeason({ maxTeams: 8 }).map(
  (season) => recomputeTournament(season).tournament,
);
const leaving = fc.record({
  season: settledSeason,
  leavers: fc.array(fc.tuple(fc.nat({ max: 7 }), fc.constantFrom(...treatments)), {
    minLength: 1,
    maxLength: 3,
  }),
});
type Leavers = readonly (readonly [number, WithdrawalTreatment])[];

function withdrawn(season: Tournament, leavers: Leavers): { after: Tournament; teams: readonly string[] } {
  const named = leavers.map(
    ([place, how]) => [season.teams[place % season.teams.length] as string, how] as const,
  );
  const after = named.reduce(
    (current, [team, how]) => recomputeTournament(declareWithdrawal(current, team, how, at)).tournament,
    season,
  );
  return { after, teams: [...new Set(named.map(([team]) => team))] };
}

test('undoing withdrawals in any order restores the same tournament', () => {
  fc.assert(
    fc.property(leaving, fc.boolean(), ({ season, leavers }, isReversed) => {
      const { after, teams } = withdrawn(season, leavers);
      const order = isReversed ? [...teams].reverse() : teams;
      const back = order.reduce(
        (current, team) => recomputeTournament(takeBackWithdrawal(current, team)).tournament,
        after,
      );
      expect(back).toStrictEqual(season);
    }),
    { numRuns: runs(60) },
  );
});

test('the treatment of a withdrawal decides the other teams’ matches', () => {
  fc.assert(
    fc.property(settledSeason, fc.nat({ max: 7 }), fc.constantFrom(...treatments), (season, place, how) => {
      const team = season.teams[place % season.teams.length] as string;
      const { after } = withdrawn(season, [[place, how]]);
      for (const [index, fixture] of after.fixtures.entries()) {
        const before = season.fixtures[index] as Fixture;
        if (fixture.homeTeam !== team && fixture.awayTeam !== team) {
          expect(fixture).toStrictEqual(before);
          continue;
        }
        expect(fixture.status).toBe('finished');
        const outcome = outcomeOf(fixture, Number(season.format?.winningSets));
        const isKept = how === 'kept' && before.status === 'finished';
        if (isKept) expect(fixture).toStrictEqual(before);
        else if (how === 'annulled') expect(outcome).toBeNull();
        else expect(outcome?.forfeitBy).toBe(fixture.homeTeam === team ? 'teamA' : 'teamB');
      }
    }),
    { numRuns: runs(60) },
  );
});

test('a withdrawn team ranks last, and annulled matches count for neither team', () => {
  const season = recomputeTournament(favouritesWin(aTournament({ teams: 5 }))).tournament;
  const { after } = withdrawn(season, [[0, 'annulled']]);
  const rows = standings(after);
  expect(rows.at(-1)).toMatchObject({ name: 'Équipe 01', played: 0, points: 0 });
  expect(rows.slice(0, -1).every(({ played: matches }) => matches === 3)).toBe(true);
});

test('undoing a withdrawal restores the playoffs that it removed', () => {
  const season = aSeason();
  const { after } = withdrawn(season, [[3, 'won-by-opponents']]);
  expect(after.fixtures.filter((fixture) => !isLeagueFixture(fixture))).not.toEqual(
    season.fixtures.filter((fixture) => !isLeagueFixture(fixture)),
  );
  expect(recomputeTournament(takeBackWithdrawal(after, 'Équipe 04')).tournament).toStrictEqual(season);
});
