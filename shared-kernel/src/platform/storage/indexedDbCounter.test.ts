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
    const { answer, asked } = hangingAt(step);
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

    const before = asked();
    expect(await counter?.current('reservations')).toBeUndefined();
    await counter?.advance('reservations', aCount);
    expect(asked()).toBe(before);

    answer();
    await jest.advanceTimersByTimeAsync(1);
    expect(await counter?.current('reservations')).toEqual(aCount);
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('a request that was given up is not repeated when its transaction fails later', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { fail, asked } = hangingAt('writing');
  const advanced = createIndexedDbCounter()?.advance('reservations', aCount);
  await jest.advanceTimersByTimeAsync(5000);
  await advanced;
  fail();
  await jest.advanceTimersByTimeAsync(1);
  expect(asked()).toBe(1);
});

test('a connection that the browser closed is reopened, and the request repeated', async () => {
  const closing = {
    transaction: () => {
      throw new DOMException('Closing.', 'InvalidStateError');
    },
  };
  const databases = [closing, aDatabase({ revision: 7, at: 0 })];
  const open = jest.fn(() => {
    const request = { onsuccess: () => undefined, result: databases.shift() };
    queueMicrotask(() => request.onsuccess());
    return request;
  });
  withIndexedDb(open);
  expect(await createIndexedDbCounter()?.current('reservations')).toEqual({ revision: 7, at: 0 });
  expect(open).toHaveBeenCalledTimes(2);
});

test('a count in another version’s format is ignored', async () => {
  const request = { onsuccess: () => undefined, result: aDatabase(12) };
  withIndexedDb(() => request);
  const current = createIndexedDbCounter()?.current('reservations');
  request.onsuccess();
  expect(await current).toBeUndefined();
});

test('a durable copy is written with its count, durably', async () => {
  const kept = new Map<string, unknown>();
  const transactions: unknown[] = [];
  const database = {
    transaction(_store: string, _mode: string, { durability }: IDBTransactionOptions) {
      const store = {
        put: (value: unknown, key: string) => {
          kept.set(key, value);
          return { result: undefined };
        },
        get: (key: string) => ({ result: kept.get(key) }),
      };
      const transaction = { objectStore: () => store, oncomplete: () => undefined };
      transactions.push(durability);
      queueMicrotask(() => transaction.oncomplete());
      return transaction;
    },
  };
  withIndexedDb(() => {
    const request = { onsuccess: () => undefined, result: database };
    queueMicrotask(() => request.onsuccess());
    return request;
  });
  const counter = createIndexedDbCounter();
  await counter?.advance('reservations', aCount, '[]');
  expect(transactions).toEqual(['strict']);
  expect([await counter?.current('reservations'), await counter?.durableCopy('reservations')]).toEqual([
    aCount,
    '[]',
  ]);
  await counter?.advance('reservations', aCount, null);
  expect(await counter?.durableCopy('reservations')).toBeNull();
  await counter?.advance('user', aCount);
  expect(transactions.at(-1)).toBe('relaxed');
  expect(await counter?.durableCopy('user')).toBeUndefined();
});

const aCount = { revision: 7, at: 0 };

/** A database that answers at once, except for the first time at one step, until the test says otherwise. */
function hangingAt(step: 'opening' | 'reading' | 'writing') {
  const modes = { opening: undefined, reading: 'readonly', writing: 'readwrite' };
  let asked = 0;
  let answer: () => void = () => undefined;
  let fail = answer;
  let hasHung = false;
  const hang = (now: () => void) => {
    hasHung = true;
    answer = now;
  };
  const database = {
    transaction(_store: string, mode: string) {
      asked += 1;
      const transaction = {
        objectStore: () => ({ get: () => ({ result: aCount }), put: () => ({ result: undefined }) }),
        oncomplete: () => undefined,
        onabort: () => undefined,
      };
      fail = () => transaction.onabort();
      const complete = () => transaction.oncomplete();
      if (mode === modes[step] && !hasHung) hang(complete);
      else queueMicrotask(complete);
      return transaction;
    },
  };
  withIndexedDb(() => {
    const request = { onsuccess: () => undefined, result: database };
    const open = () => request.onsuccess();
    if (step === 'opening' && !hasHung) hang(open);
    else queueMicrotask(open);
    return request;
  });
  return { answer: () => answer(), fail: () => fail(), asked: () => asked };
}

/** A database that holds this under every key. */
function aDatabase(value: unknown) {
  return {
    transaction() {
      const transaction = {
        objectStore: () => ({ get: () => ({ result: value }) }),
        oncomplete: () => undefined,
      };
      queueMicrotask(() => transaction.oncomplete());
      return transaction;
    },
  };
}
