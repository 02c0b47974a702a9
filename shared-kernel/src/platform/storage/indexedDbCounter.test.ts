import { createIndexedDbCounter } from './indexedDbCounter';

function withIndexedDb(open: () => unknown) {
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { open } });
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

test('a browser without IndexedDB has no counter', () => {
  expect(createIndexedDbCounter()).toBeUndefined();
});

test('a refused database counts nothing and does not reject', async () => {
  withIndexedDb(() => {
    throw new DOMException('Refused.', 'SecurityError');
  });
  const counter = createIndexedDbCounter();
  expect(await counter?.current('reservations')).toBeUndefined();
  await expect(counter?.advance('reservations', { revision: 4, at: 0 })).resolves.toBeUndefined();
});

test('a database that fails to open counts nothing', async () => {
  const request: { onerror?: () => void } = {};
  withIndexedDb(() => request);
  const current = createIndexedDbCounter()?.current('reservations');
  request.onerror?.();
  expect(await current).toBeUndefined();
});

describe.each(['opening', 'reading', 'writing'] as const)('a database that hangs at %s', (step) => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));

  test('is given up after five seconds, once, and used again after it has answered', async () => {
    const { answer, transactions } = aDatabase(step);
    const counter = createIndexedDbCounter();
    const use = async () =>
      step === 'writing' ? counter?.advance('reservations', aCount) : counter?.current('reservations');

    let isGivenUp = false;
    const first = use().then((counted) => {
      isGivenUp = true;
      return counted;
    });
    await jest.advanceTimersByTimeAsync(4999);
    expect(isGivenUp).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await first).toBeUndefined();

    const before = transactions.length;
    expect(await counter?.current('reservations')).toBeUndefined();
    await counter?.advance('reservations', aCount);
    expect(transactions).toHaveLength(before);

    answer();
    await jest.advanceTimersByTimeAsync(1);
    expect(await counter?.current('reservations')).toEqual(aCount);
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('a request that was given up is not repeated when its transaction fails later', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { fail, transactions } = aDatabase('writing');
  const advanced = createIndexedDbCounter()?.advance('reservations', aCount);
  await jest.advanceTimersByTimeAsync(5000);
  await advanced;
  fail();
  await jest.advanceTimersByTimeAsync(1);
  expect(transactions).toHaveLength(1);
});

test('a connection that the browser closed is reopened, and the request repeated', async () => {
  const { database, open } = aDatabase();
  jest.spyOn(database, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('Closing.', 'InvalidStateError');
  });
  expect(await createIndexedDbCounter()?.current('reservations')).toEqual(aCount);
  expect(open).toHaveBeenCalledTimes(2);
});

test('a count in another version’s format is ignored', async () => {
  aDatabase().kept.set('reservations', 12);
  expect(await createIndexedDbCounter()?.current('reservations')).toBeUndefined();
});

test('a durable copy is written with its count, durably', async () => {
  const { transactions } = aDatabase();
  const counter = createIndexedDbCounter();
  const next = { revision: 8, at: 0 };
  await counter?.advance('reservations', next, '[]');
  expect(transactions).toEqual(['strict']);
  expect(await counter?.current('reservations')).toEqual(next);
  expect(await counter?.durableCopy('reservations')).toBe('[]');
  await counter?.advance('reservations', next, null);
  expect(await counter?.durableCopy('reservations')).toBeNull();
  await counter?.advance('user', next);
  expect(transactions.at(-1)).toBe('relaxed');
  expect(await counter?.durableCopy('user')).toBeUndefined();
});

const aCount = { revision: 7, at: 0 };

/** A database with a count. It answers at once, except for the first time at one step, until the test says otherwise. */
function aDatabase(hangingStep?: 'opening' | 'reading' | 'writing') {
  const kept = new Map<string, unknown>([['reservations', aCount]]);
  /** The durability of each. */
  const transactions: unknown[] = [];
  let answer = () => {};
  let fail = answer;
  let hasHung = false;

  function answerAt(step: string, now: () => void) {
    if (step !== hangingStep || hasHung) return queueMicrotask(now);
    hasHung = true;
    answer = now;
  }

  const database = {
    transaction(_store: string, mode: string, { durability }: IDBTransactionOptions) {
      transactions.push(durability);
      const transaction = {
        objectStore: () => ({
          get: (key: string) => ({ result: kept.get(key) }),
          put: (value: unknown, key: string) => ({ result: void kept.set(key, value) }),
        }),
        oncomplete: () => {},
        onabort: () => {},
      };
      fail = () => transaction.onabort();
      answerAt(mode === 'readonly' ? 'reading' : 'writing', () => transaction.oncomplete());
      return transaction;
    },
  };
  const open = jest.fn(() => {
    const request = { onsuccess: () => {}, result: database };
    answerAt('opening', () => request.onsuccess());
    return request;
  });
  withIndexedDb(open);
  return { database, kept, open, transactions, answer: () => answer(), fail: () => fail() };
}
