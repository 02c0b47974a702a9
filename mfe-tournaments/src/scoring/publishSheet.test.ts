/** @jest-environment node */
import fc from 'fast-check';
import { runs } from '../../../tools/jest/suite';
import { arbitraryTaps, fullLineups, type Tap, tapped } from '../competition/testing/arbitraries';
import { aFixture, aTournament } from '../competition/testing/aTournament';
import type { SheetEvent } from '../model/sheetEvent';
import type { CardType, Fixture, MatchDetails, Side } from '../model/tournament';
import { eventsFromDetails } from './eventsFromDetails';
import { publishSheet, publishSheets } from './publishSheet';
import { readSheet } from './readSheet';
import { hasUnpublishedPlays } from './resultOf';

const goals = (count: number, setIndex: number): Tap[] =>
  Array.from({ length: count }, () => ({ kind: 'goal', setIndex, side: 'teamA', type: 'attacker' }));

test('writes sets won, status, details and the number of events into the fixture', () => {
  const events = tapped([...fullLineups, ...goals(7, 0), ...goals(2, 1)]);
  expect(publishSheet(aFixture(), { events }, 3)).toMatchObject({
    status: 'inprogress',
    result: { homeScore: 1, awayScore: 0, details: readSheet(events, 3).details },
    published: events.length,
  });
});

const at = (hour: string, day = '04') => `2025-10-${day}T${hour}:00.000Z`;
/** Taps written at one moment, into the sheet so far. */
const tappedAt = (moment: string, taps: readonly Tap[], events: readonly SheetEvent[] = []) => {
  const known = new Set(events.map(({ id }) => id));
  return tapped(taps, 3, events, `${moment} `).map((event) =>
    known.has(event.id) ? event : { ...event, at: moment },
  );
};

describe('the times of a match', () => {
  const chosen = tappedAt(at('09:00'), fullLineups);
  const green: Tap = { kind: 'card', setIndex: 0, side: 'teamA', type: 'green', playerId: null };
  const timesAfter = (events: readonly SheetEvent[]) => publishSheet(aFixture(), { events }, 3).times;

  test('begin with the first goal or card, not with the lineup', () => {
    expect(timesAfter(chosen)).toBeUndefined();
    expect(timesAfter(tappedAt(at('11:02'), goals(1, 0), chosen))).toMatchObject({ startedAt: at('11:02') });
    expect(timesAfter(tappedAt(at('11:00'), [green], chosen))).toMatchObject({ startedAt: at('11:00') });
  });

  test('end with the play that decided the match, not with a sanction of the next morning', () => {
    const begun = tappedAt(at('11:02'), goals(1, 0), chosen);
    const decided = tappedAt(at('12:10'), [...goals(6, 0), ...goals(7, 1), ...goals(7, 2)], begun);
    const sanctioned = tappedAt(at('08:30', '05'), [{ ...green, type: 'red', setIndex: 2 }], decided);
    expect(timesAfter(sanctioned)).toMatchObject({ startedAt: at('11:02'), endedAt: at('12:10') });
  });

  test('of a forfeit have an end only', () => {
    const forfeited = tappedAt(at('09:20'), [{ kind: 'forfeit', side: 'teamB' }], chosen);
    expect(timesAfter(forfeited)).toEqual({ endedAt: at('09:20') });
  });
});

const isUnpublished = (fixture: Fixture, events: readonly SheetEvent[]) =>
  hasUnpublishedPlays(fixture, readSheet(events, 3).details);

test('a lineup alone leaves no result, and is not unpublished', () => {
  const events = tapped(fullLineups);
  const fixture = publishSheet(aFixture(), { events }, 3);
  expect(fixture).toMatchObject({ status: 'pending', result: null, published: events.length });
  expect(isUnpublished(fixture, events)).toBe(false);
});

test('a result of 0–0 that an earlier release made of a lineup leaves with the next publication', () => {
  const events = tapped(fullLineups);
  const { details } = readSheet(events, 3);
  const former = aFixture({ result: { homeScore: 0, awayScore: 0, details }, published: events.length });
  expect(isUnpublished(former, events)).toBe(true);
  expect(publishSheet(former, { events }, 3).result).toBeNull();
});

test('a sheet without counted plays leaves no result', () => {
  const events = tapped([
    { kind: 'card', setIndex: 0, side: 'teamA', type: 'green', playerId: null },
    'undo',
  ]);
  const fixture = publishSheet(aFixture(), { events }, 3);
  expect(fixture).toMatchObject({ status: 'pending', result: null });
  expect(fixture.published).toBe(2);
});

test('undoing the last goal reopens the match', () => {
  const events = tapped([...fullLineups, ...[0, 1, 2].flatMap((set) => goals(7, set))]);
  const finished = publishSheet(aFixture(), { events }, 3);
  expect(finished.status).toBe('finished');
  const reopened = publishSheet(finished, { events: tapped(['undo'], 3, events, 'b') }, 3);
  expect(reopened).toMatchObject({ status: 'inprogress', result: { homeScore: 2, awayScore: 0 } });
});

test('a sheet is unpublished from its first play until it is saved', () => {
  const events = tapped([...fullLineups, ...goals(1, 0)]);
  expect(isUnpublished(aFixture(), [])).toBe(false);
  expect(isUnpublished(aFixture(), events)).toBe(true);
  const saved = publishSheet(aFixture(), { events }, 3);
  expect(isUnpublished(saved, events)).toBe(false);
  expect(isUnpublished(saved, tapped(['undo'], 3, events, 'b'))).toBe(true);
});

test('a stored sheet equals its events after a round trip through JSON with unknown fields', () => {
  const events = tapped([...fullLineups, ...goals(3, 0)]);
  const saved = publishSheet(aFixture(), { events }, 3);
  const stored = JSON.parse(
    JSON.stringify(saved, (_, value) => (value?.players ? { later: 1, ...value } : value)),
  );
  expect(isUnpublished(stored, events)).toBe(false);
});

/** A set won by the home team with this score; its last goal is a penalty that has no scorer. */
function setWithPenalty(away: number, penaltyAt: number, cards: readonly CardType[]): MatchDetails {
  const score = (count: number, side: Side, penalty = -1) =>
    Array.from(
      { length: count },
      (_, place): Tap =>
        place === penalty
          ? { kind: 'goal', setIndex: 0, side, type: 'penalty', by: 'unknown' }
          : { kind: 'goal', setIndex: 0, side, type: 'attacker' },
    );
  const shown = cards.map(
    (type): Tap => ({ kind: 'card', setIndex: 0, side: 'teamB', type, playerId: null }),
  );
  const taps = [...fullLineups, ...score(away, 'teamB'), ...score(7, 'teamA', penaltyAt), ...shown];
  return readSheet(tapped(taps), 3).details;
}

test.each<[string, number, number, readonly CardType[]]>([
  ['7–5', 5, 6, ['red']],
  ['7–5 with an early penalty', 5, 2, ['red']],
  ['7–5 with a late yellow card too', 5, 6, ['red', 'yellow']],
  ['7–0 with an early penalty', 0, 2, ['red']],
])('a late red card leaves a set won by %s as it is', (_score, away, penaltyAt, cards) => {
  const details = setWithPenalty(away, penaltyAt, cards);
  expect(details.sets[0]?.teamB.goals).toHaveLength(away);
  expect(readSheet(eventsFromDetails(details), 3).details).toEqual(details);
});

test('events derived from published details reproduce those details', () => {
  fc.assert(
    fc.property(arbitraryTaps, fc.constantFrom(2, 3), (taps, winningSets) => {
      const { details } = readSheet(tapped([...fullLineups, ...taps], winningSets), winningSets);
      expect(readSheet(eventsFromDetails(details), winningSets).details).toEqual(details);
    }),
    { numRuns: runs(500) },
  );
});

test('goals without a scorer become goal events, and goals of a card do not', () => {
  const details = readSheet(
    tapped([...fullLineups, { kind: 'card', setIndex: 0, side: 'teamB', type: 'yellow', playerId: null }]),
    3,
  ).details;
  const stated = {
    ...details,
    sets: details.sets.map((set, index) => ({
      ...set,
      teamA: {
        ...set.teamA,
        goals: [
          ...set.teamA.goals,
          ...(index < 2
            ? ([
                { scorerId: null, type: 'attacker' },
                { scorerId: null, type: 'penalty' },
              ] as const)
            : []),
        ],
      },
    })),
  };
  expect(readSheet(eventsFromDetails(stated), 3).details).toEqual(stated);
});

test('publishing the same sheets again changes nothing', () => {
  const tournament = aTournament();
  const sheets = new Map([['r1-m1', { events: tapped([...fullLineups, ...goals(2, 0)]) }]]);
  const published = publishSheets(tournament, sheets);
  expect(published.fixtures[0]).toMatchObject({ status: 'inprogress' });
  expect(publishSheets(published, sheets)).toBe(published);
});
