import fc from 'fast-check';
import { arbitraryTaps, fullLineups, goal, tapped } from '../competition/testing/arbitraries';
import { aTournament } from '../competition/testing/aTournament';
import { logOf, type Tournament } from '../model/tournament';
import { type LiveScore, liveScoreOf, withLiveScores } from './liveScore';
import { publishSheet } from './publishSheet';

const tournament = aTournament();
const [fixture] = tournament.fixtures;
if (fixture === undefined) throw new Error('The tournament has a match.');
const log = logOf(tournament);

/** The tournament's record after this many published events of the first match. */
function recorded(events: ReturnType<typeof tapped>): Tournament {
  return { ...tournament, fixtures: [publishSheet(fixture as never, { events }, 3)] };
}

function lay(record: Tournament, score: LiveScore, counted: number, of = log) {
  const laid = withLiveScores(record, { [fixture?.id ?? '']: { ...score, counted, log: of } });
  return { laid, first: laid.fixtures[0] as (typeof laid.fixtures)[number] };
}

const first = tapped([...fullLineups, goal('teamA'), goal('teamB')]);
const later = tapped([goal('teamA'), goal('teamA', 0)], 3, first, 'b');

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

test('a match shows goals newer than its record, and keeps the known scorers', () => {
  const score = liveScoreOf(publishSheet(fixture, { events: later }, 3));
  const { first: shown } = lay(recorded(first), score, later.length);
  expect(liveScoreOf(shown)).toEqual({ sets: [{ home: 3, away: 1 }], status: 'inprogress' });
  expect(shown.result?.details?.sets[0]?.teamA.goals.map(({ scorerId }) => scorerId)).toEqual([
    'teamA-1',
    null,
    null,
  ]);
});

test('a goal that the record lacks has no time', () => {
  const { first: shown } = lay(recorded(first), { sets: [{ home: 2, away: 1 }], status: 'inprogress' }, 99);
  expect(shown.times).toEqual({ startedAt: '2025-10-04T10:00:00.000Z' });
});

test('a pending match with a live score is in progress', () => {
  const { first: shown } = lay(tournament, { sets: [{ home: 1, away: 0 }], status: 'inprogress' }, 5);
  expect(liveScoreOf(shown)).toEqual({ sets: [{ home: 1, away: 0 }], status: 'inprogress' });
});

test('a live score of a lineup alone leaves the match without a result', () => {
  const score = liveScoreOf(publishSheet(fixture, { events: tapped(fullLineups) }, 3));
  expect(lay(tournament, score, 20).first).toMatchObject({ status: 'pending', result: null });
});

test.each([
  ['as many events', first.length, log],
  ['fewer', 1, log],
  ['those of a schedule that is no more', 99, 'another-log'],
])('a score that counts %s changes nothing', (_name, counted, of) => {
  const record = recorded(first);
  expect(lay(record, { sets: [{ home: 6, away: 0 }], status: 'inprogress' }, counted, of).laid).toBe(record);
});

test.each<[string, LiveScore]>([
  ['a forfeit', { sets: [{ home: 1, away: 0 }], status: 'finished' }],
  ['a result without its sheet', { sets: [], status: 'finished' }],
])('%s waits for the record that explains it', (_name, score) => {
  const record = recorded(first);
  expect(lay(record, score, 99).laid).toBe(record);
});

test('a live score does not override a ruling', () => {
  const ruled = { ...fixture, status: 'finished', ruling: { kind: 'annulled' } } as const;
  const record = { ...tournament, fixtures: [ruled] };
  expect(lay(record, { sets: [{ home: 1, away: 0 }], status: 'inprogress' }, 99).laid).toBe(record);
});

test('live goals, sets and status equal those of the whole sheet', () => {
  fc.assert(
    fc.property(arbitraryTaps, fc.nat(100), (taps, cut) => {
      const events = tapped([...fullLineups, ...taps]);
      const known = events.slice(0, cut);
      const whole = publishSheet(fixture, { events }, 3);
      const isForfeited = [...taps].some((tap) => typeof tap === 'object' && tap.kind === 'forfeit');
      fc.pre(!isForfeited);
      const { first: shown } = lay(recorded(known), liveScoreOf(whole), events.length);
      expect(liveScoreOf(shown)).toEqual(liveScoreOf(whole));
      expect(shown.result?.homeScore ?? 0).toBe(whole.result?.homeScore ?? 0);
    }),
  );
});
