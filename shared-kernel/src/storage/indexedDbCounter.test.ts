import { createIndexedDbCounter } from './indexedDbCounter';

function withIndexedDb(open: () => unknown) {
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { open } });
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

test('there is no counter where there is no IndexedDB', () => {
  expect(createIndexedDbCounter()).toBeUndefined();
});

test('a refused database counts nothing and stops nobody', async () => {
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

test('a database that never answers is given up after five seconds, and only once', async () => {
  jest.useFakeTimers();
  withIndexedDb(() => ({}));
  const counter = createIndexedDbCounter();
  const current = counter?.current('reservations');
  await jest.advanceTimersByTimeAsync(5000);
  expect(await current).toBeUndefined();
  expect(await counter?.current('reservations')).toBeUndefined();
});

test('a database that answers late counts from then on', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const request = { onsuccess: () => undefined, result: aDatabase({ revision: 7, at: 0 }) };
  withIndexedDb(() => request);
  const counter = createIndexedDbCounter();
  const current = counter?.current('reservations');
  await jest.advanceTimersByTimeAsync(5000);
  expect(await current).toBeUndefined();
  request.onsuccess();
  expect(await counter?.current('reservations')).toEqual({ revision: 7, at: 0 });
});

test('a connection that the browser closed is opened again, and the question asked again', async () => {
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

test('what another version has counted in another way is not taken for a count', async () => {
  const request = { onsuccess: () => undefined, result: aDatabase(12) };
  withIndexedDb(() => request);
  const current = createIndexedDbCounter()?.current('reservations');
  request.onsuccess();
  expect(await current).toBeUndefined();
});

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
