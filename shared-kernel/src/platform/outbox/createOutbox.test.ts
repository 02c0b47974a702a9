import * as v from 'valibot';
import type { Answer } from '../back-end/answer';
import { createStored } from '../storage/createStored';
import { listFormat } from '../storage/format';
import { createMemoryArea } from '../storage/storageArea';
import { inTurns, surroundingsOver } from '../storage/testing/fakeTabs';
import { commandShape } from './command';
import type { Command, CommandKind } from './contract';
import { createOutbox } from './createOutbox';

type Payload = { readonly id: string };
type Reply = { readonly kind: 'booked' | 'full' };

/** How the back end treats the next calls; `deaf`: the call is executed and its answer lost. */
type Network = 'up' | 'down' | 'deaf' | 'offline' | 'busy' | 'forbidden';

const minuteMs = 60_000;
const settled = jest.fn();

const bookings: CommandKind<Payload, Reply> = {
  name: 'book',
  validityMs: 2 * minuteMs,
  queue: () => 'reservations',
  schema: v.object({ kind: v.picklist(['booked', 'full']) }),
  isConfirmed: ({ kind }) => kind === 'booked',
  settle: ({ payload }, outcome) => settled(payload.id, outcome),
};

const events: CommandKind<Payload, null> = {
  name: 'add_events',
  queue: ({ id }) => `match:${id}`,
  schema: v.null(),
  isConfirmed: () => true,
  settle: ({ payload }, outcome) => settled(payload.id, outcome),
};

/** Sends data that a section stores itself. */
const taps = (send: jest.Mock): CommandKind<Payload, boolean> => ({
  name: 'taps',
  queue: ({ id }) => `taps:${id}`,
  schema: v.boolean(),
  isConfirmed: (isSent) => isSent,
  sender: { page: '/tournois', send },
});

/** A back end that executes a command once, and the tabs of a device. */
function aBackEnd() {
  const answers = new Map<string, unknown>();
  const executed: string[] = [];
  const sent: string[] = [];
  const area = createMemoryArea();
  const outboxLocks = new Map<string, ReturnType<typeof inTurns>>();
  const listLock = inTurns();
  let network: Network = 'up';
  let visitor: string | null | undefined = null;
  let isExpired = false;
  let clockAheadMs = 0;
  const chances = new Set<() => void>();
  const loadPage = jest.fn();
  const refusals: Partial<Record<Network, Answer<never>>> = {
    busy: { ok: false, refusal: { kind: 'failed', status: 429, message: '' } },
    forbidden: { ok: false, refusal: { kind: 'forbidden' } },
  };
  const unreachable: Answer<never> = { ok: false, refusal: { kind: 'unreachable' } };

  function execute(name: string, given: { id: string; command?: { id: string; validUntil: string } }) {
    const known = given.command && answers.get(given.command.id);
    if (known) return known;
    const nowMs = Date.now() - clockAheadMs;
    if (given.command && Date.parse(given.command.validUntil) < nowMs)
      return { kind: 'expired', now: new Date(nowMs).toISOString() };
    executed.push(given.id);
    const answer = name === 'book' ? { kind: given.id === 'full' ? 'full' : 'booked' } : null;
    if (given.command) answers.set(given.command.id, answer);
    return answer;
  }

  function aTab() {
    const list = createStored<readonly Command[]>(
      { key: 'outbox', format: listFormat(commandShape, []) },
      surroundingsOver(area, { withLock: listLock }),
    );
    const outbox = createOutbox({
      list,
      withLock(name, work) {
        const lock = outboxLocks.get(name) ?? inTurns();
        outboxLocks.set(name, lock);
        return lock(name, work);
      },
      async call(name, given, schema) {
        const asked = given as Parameters<typeof execute>[1];
        sent.push(asked.id);
        const refusal = refusals[network];
        if (refusal) return refusal;
        if (network === 'down' || network === 'offline') return unreachable;
        const value = execute(name, asked);
        if (network === 'deaf') return unreachable;
        return { ok: true, value: v.parse(schema, value) };
      },
      visitor: () => visitor,
      isExpired: () => isExpired,
      isOnline: () => network !== 'offline',
      observeChances(listener) {
        chances.add(listener);
        return () => chances.delete(listener);
      },
      loadPage,
    });
    return { ...outbox, list };
  }

  return {
    executed,
    sent,
    loadPage,
    aTab,
    setNetwork: (next: Network) => {
      network = next;
    },
    setClockAhead: (milliseconds: number) => {
      clockAheadMs = milliseconds;
    },
    /** `expired`: the back end has logged the member out. */
    async be(next: string | null, how?: 'expired') {
      visitor = next;
      isExpired = how !== undefined;
      for (const chance of chances) chance();
      await pass(0);
    },
    async takeChance() {
      for (const chance of chances) chance();
      await pass(0);
    },
  };
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

let backEnd: ReturnType<typeof aBackEnd>;
let tab: ReturnType<ReturnType<typeof aBackEnd>['aTab']>;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T09:15:00Z') });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  settled.mockReset();
  backEnd = aBackEnd();
  tab = backEnd.aTab();
  tab.register(bookings);
  tab.register(events);
  tab.start();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('confirms an executed command, settles it and forgets it', async () => {
  const outcome = { state: 'confirmed', answer: { kind: 'booked' } };
  expect(await tab.submit(bookings, { id: 'a' })).toEqual(outcome);
  expect(settled.mock.calls).toEqual([['a', outcome]]);
  expect(await tab.list.read()).toEqual([]);
});

test('rejects a command that the back end decides against', async () => {
  const outcome = await tab.submit(bookings, { id: 'full' });
  expect(outcome).toEqual({ state: 'rejected', answer: { kind: 'full' } });
});

test('has no timer while nothing is pending', async () => {
  await tab.submit(bookings, { id: 'a' });
  expect(jest.getTimerCount()).toBe(0);
});

test('stores a command before it sends it', async () => {
  let stored: readonly Command[] = [];
  settled.mockImplementation(async () => {
    stored = await tab.list.read();
  });
  await tab.submit(bookings, { id: 'a' });
  expect(stored).toMatchObject([{ kind: 'book', payload: { id: 'a' }, by: null }]);
});

test('leaves a command with a lost answer pending, and repeats it until it is confirmed', async () => {
  backEnd.setNetwork('deaf');
  expect(await tab.submit(bookings, { id: 'a' })).toEqual({
    state: 'pending',
    refusal: { kind: 'unreachable' },
  });
  expect(tab.pending()).toHaveLength(1);
  backEnd.setNetwork('up');
  await pass(2_000);
  expect(tab.pending()).toEqual([]);
  expect(settled).toHaveBeenCalledWith('a', { state: 'confirmed', answer: { kind: 'booked' } });
  expect(backEnd.executed).toEqual(['a']);
});

test('repeats at once when the network returns or the page is visible again', async () => {
  backEnd.setNetwork('deaf');
  await tab.submit(bookings, { id: 'a' });
  backEnd.setNetwork('up');
  await backEnd.takeChance();
  expect(tab.pending()).toEqual([]);
});

test('pauses longer before each repeat, up to half a minute', async () => {
  backEnd.setNetwork('down');
  await tab.submit(bookings, { id: 'a' });
  const counts: number[] = [];
  for (let second = 0; second < 120; second += 30) {
    await pass(30_000);
    counts.push(backEnd.sent.length);
  }
  expect(counts[0]).toBe(5);
  expect(counts[3]).toBe(8);
});

test('expires a command that did not arrive within its validity', async () => {
  backEnd.setNetwork('down');
  await tab.submit(bookings, { id: 'a' });
  await pass(2 * minuteMs + 1);
  backEnd.setNetwork('up');
  await backEnd.takeChance();
  expect(settled.mock.calls).toEqual([['a', { state: 'expired' }]]);
  expect(backEnd.executed).toEqual([]);
});

test('confirms an executed command whose first answer arrives after its validity', async () => {
  backEnd.setNetwork('deaf');
  await tab.submit(bookings, { id: 'a' });
  backEnd.setNetwork('down');
  await pass(5 * minuteMs);
  backEnd.setNetwork('up');
  await backEnd.takeChance();
  expect(settled).toHaveBeenCalledWith('a', { state: 'confirmed', answer: { kind: 'booked' } });
});

test.each([-60, 60])('executes a command of a device whose clock is %i minutes ahead', async (minutes) => {
  backEnd.setClockAhead(minutes * minuteMs);
  expect(await tab.submit(bookings, { id: 'a' })).toMatchObject({ state: 'confirmed' });
  tab.learnClock(Date.now() - minutes * minuteMs);
  backEnd.setNetwork('down');
  await tab.submit(bookings, { id: 'b' });
  expect(tab.pending()[0]?.validUntil).toBe(Date.now() - minutes * minuteMs + 2 * minuteMs);
});

test.each([
  ['offline', { kind: 'no-network' }],
  ['busy', { kind: 'failed', status: 429, message: '' }],
  ['forbidden', { kind: 'forbidden' }],
] as const)(
  'withdraws a first command that was %s, because it cannot have been executed',
  async (state, refusal) => {
    backEnd.setNetwork(state);
    expect(await tab.submit(bookings, { id: 'a' })).toEqual({ state: 'rejected', refusal });
    expect(await tab.list.read()).toEqual([]);
  },
);

test.each(['offline', 'busy', 'forbidden'] as const)(
  'keeps a command pending that was %s after a lost answer',
  async (state) => {
    backEnd.setNetwork('deaf');
    await tab.submit(bookings, { id: 'a' });
    backEnd.setNetwork(state);
    await backEnd.takeChance();
    expect(tab.pending()).toHaveLength(1);
    const other = backEnd.aTab();
    other.register(bookings);
    other.start();
    await pass(0);
    expect(tab.pending()).toHaveLength(1);
  },
);

test('keeps a command without validity until the network returns, however long that takes', async () => {
  backEnd.setNetwork('offline');
  expect(await tab.submit(events, { id: 'a' })).toMatchObject({ state: 'pending' });
  await pass(60 * minuteMs);
  backEnd.setNetwork('up');
  await backEnd.takeChance();
  expect(settled).toHaveBeenCalledWith('a', { state: 'confirmed', answer: null });
});

test('rejects a command without validity that the back end forbids', async () => {
  backEnd.setNetwork('forbidden');
  const outcome = await tab.submit(events, { id: 'a' });
  expect(outcome).toEqual({ state: 'rejected', refusal: { kind: 'forbidden' } });
});

test('sends the commands of a queue in the order of issue, whatever other queues wait for', async () => {
  backEnd.setNetwork('down');
  await tab.submit(bookings, { id: 'a' });
  backEnd.setNetwork('up');
  await tab.submit(events, { id: 'c' });
  await tab.submit(bookings, { id: 'b' });
  expect(backEnd.executed).toEqual(['c', 'a', 'b']);
});

test('sends on another page what a closed page had not sent', async () => {
  backEnd.setNetwork('down');
  await tab.submit(bookings, { id: 'a' });
  backEnd.setNetwork('up');
  const next = backEnd.aTab();
  next.register(bookings);
  next.start();
  await pass(0);
  expect(backEnd.executed).toEqual(['a']);
});

test('loads the page that has the code of a command, which then sends the data of its section', async () => {
  const send = jest.fn().mockResolvedValue({ ok: false, refusal: { kind: 'unreachable' } });
  tab.register(taps(send));
  expect(await tab.submit(taps(send), { id: 'a' })).toMatchObject({ state: 'pending' });
  const next = backEnd.aTab();
  next.start();
  await pass(0);
  expect(backEnd.loadPage.mock.calls).toEqual([['/tournois']]);
  expect(next.pending()).toHaveLength(1);
  send.mockClear().mockResolvedValue({ ok: true, value: true });
  next.register(taps(send));
  await pass(0);
  expect(send.mock.calls).toEqual([[{ id: 'a' }]]);
  expect(next.pending()).toEqual([]);
  expect(backEnd.sent).toEqual([]);
});

test('two tabs execute a command once, and both learn its outcome', async () => {
  const other = backEnd.aTab();
  other.register(bookings);
  other.start();
  backEnd.setNetwork('deaf');
  await tab.submit(bookings, { id: 'a' });
  const [command] = tab.pending();
  backEnd.setNetwork('up');
  const outcomes = command && (await Promise.all([other.resume(command), tab.resume(command)]));
  expect(outcomes).toMatchObject([{ state: 'confirmed' }, { state: 'confirmed' }]);
  expect(backEnd.executed).toEqual(['a']);
});

test('joins a pending command that asks for the same in another tab', async () => {
  const sameForm: typeof bookings = { ...bookings, isSame: () => true };
  const other = backEnd.aTab();
  other.register(bookings);
  const outcomes = await Promise.all([
    tab.submit(sameForm, { id: 'a' }),
    other.submit(sameForm, { id: 'b' }),
  ]);
  expect(outcomes).toMatchObject([{ state: 'confirmed' }, { state: 'confirmed' }]);
  expect(backEnd.executed).toEqual(['a']);
});

test('does not send a member’s command as another visitor, and forgets it if it expires', async () => {
  await backEnd.be('ana');
  backEnd.setNetwork('down');
  await tab.submit(bookings, { id: 'a' });
  await tab.submit(events, { id: 'b' });
  backEnd.setNetwork('up');
  await backEnd.be('zoe');
  expect(backEnd.executed).toEqual([]);
  expect(tab.pending()).toEqual([]);
  expect(await tab.list.read()).toMatchObject([{ kind: 'add_events', by: 'ana' }]);
  await backEnd.be('ana');
  expect(backEnd.executed).toEqual(['b']);
});

test('keeps the commands of a member whom the back end has logged out, and sends them after the next login', async () => {
  await backEnd.be('ana');
  backEnd.setNetwork('down');
  await tab.submit(bookings, { id: 'a' });
  backEnd.setNetwork('up');
  await backEnd.be(null, 'expired');
  // They await the login on the page, and are no guest’s.
  expect(tab.pending()).toEqual([]);
  expect(tab.pending(true)).toMatchObject([{ payload: { id: 'a' }, by: 'ana' }]);
  // A page that opens later does not know why nobody is logged in.
  const next = backEnd.aTab();
  next.register(bookings);
  next.start();
  await backEnd.be(null);
  expect(backEnd.executed).toEqual([]);
  await backEnd.be('ana');
  expect(backEnd.executed).toEqual(['a']);
  expect(await tab.list.read()).toEqual([]);
});

test.each(['a logout', 'a day'])('keeps no command of a member after %s', async (end) => {
  await backEnd.be('ana');
  backEnd.setNetwork('down');
  await tab.submit(bookings, { id: 'a' });
  await backEnd.be(null, ...(end === 'a day' ? (['expired'] as const) : []));
  if (end === 'a day') await pass(24 * 60 * minuteMs + 1);
  await backEnd.takeChance();
  expect(await tab.list.read()).toEqual([]);
});

test('sends a guest’s command after their login', async () => {
  backEnd.setNetwork('down');
  await tab.submit(bookings, { id: 'a' });
  backEnd.setNetwork('up');
  await backEnd.be('ana');
  expect(backEnd.executed).toEqual(['a']);
});

test('shows a command as pending once its first answer is late or lost', async () => {
  const observed = jest.fn();
  let answer = () => {};
  settled.mockImplementation(() => new Promise<void>((resolve) => (answer = resolve)));
  tab.observe(observed);
  const submitted = tab.submit(bookings, { id: 'a' });
  await pass(1_000);
  expect(tab.pending()).toHaveLength(1);
  expect(tab.pending(true)).toEqual([]);
  observed.mockClear();
  await pass(4_000);
  expect(tab.pending(true)).toHaveLength(1);
  expect(observed).toHaveBeenCalled();
  answer();
  await submitted;
  backEnd.setNetwork('deaf');
  await tab.submit(bookings, { id: 'b' });
  expect(tab.pending(true)).toHaveLength(1);
});
