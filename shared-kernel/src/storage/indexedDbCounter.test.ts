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
  expect(await counter?.current('reservations')).toBe(0);
  await expect(counter?.advance('reservations', 4)).resolves.toBeUndefined();
});

test('a database that fails to open counts nothing', async () => {
  const request: { onerror?: () => void } = {};
  withIndexedDb(() => request);
  const current = createIndexedDbCounter()?.current('reservations');
  request.onerror?.();
  expect(await current).toBe(0);
});

test('a database that never answers is given up after a second', async () => {
  jest.useFakeTimers();
  withIndexedDb(() => ({}));
  const current = createIndexedDbCounter()?.current('reservations');
  await jest.advanceTimersByTimeAsync(1000);
  expect(await current).toBe(0);
});

test('a connection that the browser closed is opened again for the next question', async () => {
  const open = jest.fn(() => {
    const request = {
      onsuccess: () => undefined,
      result: {
        transaction: () => {
          throw new DOMException('Closing.', 'InvalidStateError');
        },
      },
    };
    queueMicrotask(() => request.onsuccess());
    return request;
  });
  withIndexedDb(open);
  const counter = createIndexedDbCounter();
  expect(await counter?.current('reservations')).toBe(0);
  expect(await counter?.current('reservations')).toBe(0);
  expect(open).toHaveBeenCalledTimes(2);
});
