/** @jest-environment node */
import fc from 'fast-check';
import { arbitraryTaps, fullLineups, type Tap, tapped } from '../testing/arbitraries';
import { aFixture } from '../testing/aTournament';
import { eventsFromDetails, eventsOf } from './eventsFromDetails';
import { hasUnpublishedPlays, publishSheet } from './publishSheet';
import { readSheet } from './readSheet';

const goals = (count: number, setIndex: number): Tap[] =>
  Array.from({ length: count }, () => ({ kind: 'goal', setIndex, side: 'teamA', type: 'attacker' }));

test('writes sets won, status, details and events into the fixture', () => {
  const events = tapped([...fullLineups, ...goals(7, 0), ...goals(2, 1)]);
  expect(publishSheet(aFixture(), events, 3)).toMatchObject({
    status: 'inprogress',
    result: { homeScore: 1, awayScore: 0, details: readSheet(events, 3).details },
    events,
  });
});

test('a sheet on which nothing counts any more leaves no result, and can still be redone', () => {
  const events = tapped([
    { kind: 'card', setIndex: 0, side: 'teamA', type: 'green', playerId: null },
    'undo',
  ]);
  const fixture = publishSheet(aFixture(), events, 3);
  expect(fixture).toMatchObject({ status: 'pending', result: null });
  expect(readSheet(eventsOf(fixture), 3).redoable).toHaveLength(1);
});

test('a match moves back when the goal that ended it is taken back', () => {
  const finished = publishSheet(
    aFixture(),
    tapped([...fullLineups, ...[0, 1, 2].flatMap((set) => goals(7, set))]),
    3,
  );
  expect(finished.status).toBe('finished');
  const reopened = publishSheet(finished, tapped(['undo'], 3, eventsOf(finished), 'b'), 3);
  expect(reopened).toMatchObject({ status: 'inprogress', result: { homeScore: 2, awayScore: 0 } });
});

test('a sheet is unpublished from its first play until it is saved', () => {
  const events = tapped([...fullLineups, ...goals(1, 0)]);
  expect(hasUnpublishedPlays(aFixture(), [], 3)).toBe(false);
  expect(hasUnpublishedPlays(aFixture(), events, 3)).toBe(true);
  const saved = publishSheet(aFixture(), events, 3);
  expect(hasUnpublishedPlays(saved, events, 3)).toBe(false);
  expect(hasUnpublishedPlays(saved, tapped(['undo'], 3, events, 'b'), 3)).toBe(true);
});

test('a stored sheet says the same after a journey through JSON, whatever else it carries', () => {
  const events = tapped([...fullLineups, ...goals(3, 0)]);
  const saved = publishSheet(aFixture(), events, 3);
  const stored = JSON.parse(
    JSON.stringify(saved, (_, value) => (value?.players ? { later: 1, ...value } : value)),
  );
  expect(hasUnpublishedPlays(stored, events, 3)).toBe(false);
});

test('events told from published details say exactly those details', () => {
  fc.assert(
    fc.property(arbitraryTaps, fc.constantFrom(2, 3), (taps, winningSets) => {
      const { details } = readSheet(tapped([...fullLineups, ...taps], winningSets), winningSets);
      expect(readSheet(eventsFromDetails(details), winningSets).details).toEqual(details);
    }),
    { numRuns: 500 },
  );
});

test('a fixture tells its own events before any told from its details', () => {
  const events = tapped([...fullLineups, ...goals(1, 0)]);
  const fixture = publishSheet(aFixture(), events, 3);
  expect(eventsOf(fixture)).toBe(events);
  const { events: _forgotten, ...withoutEvents } = fixture;
  expect(readSheet(eventsOf(withoutEvents), 3).details).toEqual(fixture.result?.details);
  expect(eventsOf(aFixture())).toEqual([]);
});
