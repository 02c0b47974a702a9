import { fullLineups, tapped } from '../competition/testing/arbitraries';
import { aTournament } from '../competition/testing/aTournament';
import { liveScoreOf } from './liveScore';
import { publishSheet } from './publishSheet';

const [fixture] = aTournament().fixtures;
if (fixture === undefined) throw new Error('The tournament has a match.');

const goal = (side: 'teamA' | 'teamB', setIndex = 0) =>
  ({ kind: 'goal', setIndex, side, type: 'attacker' }) as const;

test('a pending match has no sets', () => {
  expect(liveScoreOf(fixture)).toEqual({ sets: [], status: 'pending' });
});

test('the score lists the goals of each set up to the last one with a goal', () => {
  const events = tapped([...fullLineups, goal('teamA'), goal('teamA'), goal('teamB')]);
  expect(liveScoreOf(publishSheet(fixture, { events }, 3))).toEqual({
    sets: [{ home: 2, away: 1 }],
    status: 'inprogress',
  });
});

test('a result without its sheet has a status alone', () => {
  const stated = {
    ...fixture,
    status: 'finished',
    result: { homeScore: 3, awayScore: 1, details: null },
  } as const;
  expect(liveScoreOf(stated)).toEqual({ sets: [], status: 'finished' });
});
