/** @jest-environment node */
import { fullLineups, type Tap, tapped } from '../competition/testing/arbitraries';
import { aFixture } from '../competition/testing/aTournament';
import type { SheetEvent } from '../model/sheetEvent';
import { eventsFromDetails } from './eventsFromDetails';
import { knownEvents } from './knownEvents';
import { publishSheet } from './publishSheet';

const goal: Tap = { kind: 'goal', setIndex: 0, side: 'teamA', type: 'attacker' };
/** A match of six events, in halves. */
const match = tapped([...fullLineups.slice(0, 4), goal, goal], 3);
const [first, last] = [match.slice(0, 3), match.slice(3)];
const { result } = publishSheet(aFixture(), { events: match }, 3);
const derived = result?.details ? eventsFromDetails(result.details) : [];
const tap = { ...(match.at(-1) as SheetEvent), id: 'tap', sequence: 50 };
const removed = { ...(match[4] as SheetEvent), kind: 'take-back', target: match[4]?.id } as SheetEvent;

type Known = { readonly [place in 'record' | 'stored' | 'shown' | 'all']?: readonly SheetEvent[] };

test.each<[string, Known]>([
  ['nothing at all', { all: [] }],
  ['the record’s, before those derived from its result', { record: first, all: first }],
  ['a record that says it has none', { record: [], all: [] }],
  ['the store’s', { stored: match, all: match }],
  ['what the sheet shows, if the store is silent', { shown: match, all: match }],
  ['the store’s with those that travel with the record', { stored: first, record: last, all: match }],
  ['the store’s with those that only the sheet has', { stored: last, shown: first, all: match }],
  ['the record’s with those that only the sheet has', { record: last, shown: first, all: match }],
  [
    'stored originals without derived ones, with the taps on top',
    {
      stored: match,
      record: [...derived, tap],
      shown: derived,
      all: [...match, tap],
    },
  ],
  [
    'derived ones that are stored themselves',
    { stored: [...derived, tap], record: derived, all: [...derived, tap] },
  ],
  [
    'derived ones in the record under a silent store',
    { record: derived, shown: [tap], all: [...derived, tap] },
  ],
  ['a removed event without its content', { stored: [removed], shown: match.slice(4, 5), all: [removed] }],
])('a device knows %s', (_case, { record, stored, shown, all }) => {
  expect(knownEvents({ events: record }, stored, shown)).toEqual(all);
});

test('only a match without any events is derived from its result', () => {
  expect(knownEvents({ result })).toEqual(derived);
  expect(knownEvents({ result, events: first })).toBe(first);
  expect(knownEvents({ result }, first)).toBe(first);
  expect(knownEvents({ result }, [], last)).toEqual(last);
});
