/** @jest-environment node */
import { recomputeTournament } from '../recomputeTournament';
import { aTournament } from '../testing/aTournament';
import { homeWin, withResults } from '../testing/playedMatch';
import {
  declareWithdrawal,
  matchesOfTeam,
  remainingTeams,
  takeBackWithdrawal,
  withdrawalOf,
} from './withdrawal';

const tournament = aTournament({ teams: ['Agen', 'Brest', 'Caen', 'Dole'] });
const at = '2025-10-04T10:00:00.000Z';

test('a withdrawn team stays entered, and its last declaration counts', () => {
  const first = declareWithdrawal(tournament, 'Brest', 'kept', at);
  const second = declareWithdrawal(first, 'Brest', 'annulled', at);
  expect(second).toEqual({ ...tournament, withdrawals: [{ team: 'Brest', treatment: 'annulled', at }] });
  expect(remainingTeams(second)).toEqual(['Agen', 'Caen', 'Dole']);
});

test('a team outside the tournament cannot withdraw', () => {
  expect(declareWithdrawal(tournament, 'Évry', 'kept', at)).toBe(tournament);
});

test('undoing a withdrawal removes it and keeps another team’s', () => {
  const one = declareWithdrawal(tournament, 'Brest', 'kept', at);
  expect(takeBackWithdrawal(one, 'Brest')).toStrictEqual(tournament);
  const two = declareWithdrawal(one, 'Caen', 'annulled', at);
  expect(withdrawalOf(takeBackWithdrawal(two, 'Brest'), 'Caen')?.treatment).toBe('annulled');
  expect(takeBackWithdrawal(tournament, 'Brest')).toBe(tournament);
});

test('a team’s matches leave out those that another withdrawal annulled', () => {
  const whole = withResults(tournament, () => homeWin);
  const { tournament: without } = recomputeTournament(declareWithdrawal(whole, 'Caen', 'annulled', at));
  expect(matchesOfTeam(without, 'Brest')).toMatchObject({ league: 2, finished: 2 });
  expect(matchesOfTeam(without, 'Caen')).toMatchObject({ league: 3, finished: 0 });
});

test('counts the matches that a withdrawal affects, against entered teams', () => {
  const begun = withResults(tournament, ({ homeTeam, awayTeam }) => {
    const pair = [homeTeam, awayTeam];
    if (!pair.includes('Brest')) return null;
    return pair.includes('Agen') ? homeWin : pair.includes('Caen') ? [[3, 2]] : null;
  });
  expect(matchesOfTeam(begun, 'Brest')).toEqual({ league: 3, finished: 1, underWay: 1, playoffs: 0 });
  expect(matchesOfTeam({ ...begun, teams: ['Brest', 'Caen'] }, 'Brest')).toMatchObject({ league: 1 });
});
