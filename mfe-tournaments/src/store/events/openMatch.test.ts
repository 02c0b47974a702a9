import '../../testing/database';
import { fullLineups, tapped } from '../../competition/testing/arbitraries';
import type { SheetEvent } from '../../model/sheetEvent';
import { eventsFromDetails } from '../../scoring/eventsFromDetails';
import { readSheet } from '../../scoring/readSheet';
import { eventsOfMatch, keepEvents } from './eventDatabase';
import { changeMatch } from './logEvents';
import { openMatch } from './openMatch';

const goal = { kind: 'goal', setIndex: 0, side: 'teamA', type: 'attacker' } as const;
const sheet = tapped([...fullLineups, goal, goal, goal]);
const tap = tapped([goal], 3, sheet, 'b').at(-1) as SheetEvent;
let count = 0;
let key = { log: '', fixture: 'r1-m1' };

const { setTimeout: setRealTimeout } = globalThis;
const moment = (ms = 30) => new Promise((resolve) => setRealTimeout(resolve, ms));

beforeEach(() => {
  count += 1;
  key = { log: `log-${count}`, fixture: 'r1-m1' };
  // A stopped clock keeps the page from its own retry after five seconds, however busy the machine is.
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

/** Until it holds, counted in turns of the machine: the database in memory answers by the machine’s clock. */
async function waitFor(holds: () => unknown): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    try {
      await holds();
      return;
    } catch (fault) {
      if (turn > 2000) throw fault;
      await moment(1);
    }
  }
}

const keptIds = async () => (await eventsOfMatch(key)).events.map(({ id }) => id).sort();
const idsOf = (events: readonly SheetEvent[]) => events.map(({ id }) => id).sort();

/** Opens the match as a sheet does, once its events are there. */
async function opened() {
  const match = openMatch(key);
  match.observe(() => undefined);
  await waitFor(() => expect(match.snapshot().isLoading).toBe(false));
  return match;
}

/** Lets the page’s clock go on, and waits for the database. */
async function goOnUntil(isSo: () => boolean, ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  await waitFor(() => expect(isSo()).toBe(true));
}

/** The database does not answer until `answer` is called. */
function breakDatabase(): () => void {
  const broken = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Not now.', 'UnknownError');
  });
  return () => broken.mockRestore();
}

test('events derived from a result during an outage are not added to the stored ones', async () => {
  await keepEvents(key, sheet);
  const told = eventsFromDetails(readSheet(sheet, 3).details);
  const repair = breakDatabase();
  const match = await opened();
  expect(match.snapshot()).toMatchObject({ isRefused: true, events: [] });
  await match.keep([...told, { ...tap, sequence: told.length + 1 }]);
  // The page derives these events from the result again, without a warning.
  expect(match.snapshot()).toMatchObject({ isRefused: true, unkept: 1 });
  repair();
  expect(await match.restore()).toBe(true);
  expect(idsOf(match.snapshot().events)).toEqual(idsOf([...sheet, tap]));
  expect(await keptIds()).toEqual(idsOf([...sheet, tap]));
  expect(readSheet(match.snapshot().events, 3).details.sets[0]?.teamA.goals).toHaveLength(4);
});

test('stored events do not count as unsaved while the store refuses a tap', async () => {
  await keepEvents(key, sheet);
  const match = await opened();
  const repair = breakDatabase();
  expect(await match.keep([tap])).toBe(false);
  expect(match.snapshot()).toMatchObject({ isRefused: true, unkept: 1 });
  expect(await match.restore()).toBe(false);
  expect(match.snapshot()).toMatchObject({ isRefused: true, unkept: 1 });
  repair();
  expect(await match.restore()).toBe(true);
  expect(match.snapshot()).toMatchObject({ isRefused: false, unkept: 0 });
  expect(await keptIds()).toEqual(idsOf([...sheet, tap]));
});

test('a sheet with a late store fills itself', async () => {
  await keepEvents(key, sheet);
  const repair = breakDatabase();
  const match = openMatch(key);
  match.observe(() => undefined);
  await goOnUntil(() => match.snapshot().isRefused, 100);
  repair();
  await goOnUntil(() => !match.snapshot().isRefused, 6000);
  expect(match.snapshot()).toMatchObject({ isRefused: false, unkept: 0 });
  expect(idsOf(match.snapshot().events)).toEqual(idsOf(sheet));
});

test('a tap at the moment when the last one was saved is saved too', async () => {
  const match = await opened();
  const events = sheet.slice(0, 4) as [SheetEvent, SheetEvent, SheetEvent, SheetEvent];
  // Each round adds the next event right after the first one is stored, a few steps later each time.
  for (let steps = 0; steps < 12; steps += 1) {
    const next = { ...events[1], id: `next-${steps}` };
    const first = match.keep([{ ...events[0], id: `first-${steps}` }]);
    let isTapped = false;
    const stop = match.observe(async () => {
      if (isTapped || match.snapshot().unkept > 0) return;
      isTapped = true;
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      void match.keep([next]);
    });
    await first;
    // However long the machine takes for it, by itself: no further tap comes.
    await waitFor(async () => expect(await keptIds()).toContain(next.id));
    await waitFor(() => expect(match.snapshot().unkept).toBe(0));
    stop();
  }
});

test('deleted events do not come back through a page that was reading them', async () => {
  await keepEvents(key, sheet);
  const match = await opened();
  window.dispatchEvent(new Event('pageshow'));
  const forgotten = changeMatch(key, () => []);
  window.dispatchEvent(new Event('pageshow'));
  await forgotten;
  await waitFor(() => expect(match.snapshot().events).toEqual([]));
  await moment();
  expect(match.snapshot().events).toEqual([]);
  expect(await keptIds()).toEqual([]);
});

test('a tap is not lost during the migration of an earlier release’s data', async () => {
  const match = await opened();
  await Promise.all([
    changeMatch(key, (events) => [...events, ...sheet.slice(0, 2)]),
    match.keep([tap]),
    changeMatch(key, () => sheet),
    match.keep([{ ...tap, id: 'last' }]),
  ]);
  await waitFor(async () => expect(idsOf(match.snapshot().events)).toEqual(await keptIds()));
  expect(await keptIds()).toContain('last');
});
