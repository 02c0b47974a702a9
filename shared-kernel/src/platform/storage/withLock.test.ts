import { withLock } from './withLock';

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function withLocks(locks: unknown) {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}

afterEach(() => {
  jest.useRealTimers();
  withLocks(undefined);
});

async function takeTurns(name: string) {
  const steps: string[] = [];
  await Promise.all(
    ['a', 'b', 'c'].map((who) =>
      withLock(name, async () => {
        steps.push(`${who} in`);
        await pause(2);
        steps.push(`${who} out`);
      }),
    ),
  );
  return steps;
}

test('turns are exclusive within the page without the Web Locks API', async () => {
  expect(await takeTurns('list')).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

test('turns of other names run at the same time', async () => {
  const steps: string[] = [];
  await Promise.all([
    withLock('one', async () => {
      await pause(5);
      steps.push('one');
    }),
    withLock('two', async () => {
      steps.push('two');
    }),
  ]);
  expect(steps).toEqual(['two', 'one']);
});

test('refused locks leave the turns of the page', async () => {
  withLocks({ request: () => Promise.reject(new DOMException('Refused.', 'SecurityError')) });
  expect(await takeTurns('list')).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  await expect(withLock('list', async (isMine) => isMine())).resolves.toBe(true);
});

test('an error under the lock rejects its caller, and the work runs once', async () => {
  withLocks(createLocks());
  const work = jest.fn(() => Promise.reject(new Error('a bug')));
  await expect(withLock('list', work)).rejects.toThrow('a bug');
  expect(work).toHaveBeenCalledTimes(1);
  await expect(withLock('list', async () => 'done')).resolves.toBe('done');
});

describe('a tab that holds the lock forever', () => {
  beforeEach(() => jest.useFakeTimers());

  test('loses it after ten seconds, and the next turns do not wait at all', async () => {
    const locks = createLocks();
    withLocks(locks);
    void locks.request('jorkyball:list', {}, () => new Promise(() => undefined)).catch(() => undefined);
    const work = jest.fn(async (isMine: () => boolean) => isMine());
    const waited = withLock('list', work);
    await jest.advanceTimersByTimeAsync(9999);
    expect(work).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await expect(waited).resolves.toBe(true);
    await expect(withLock('list', async () => 'next')).resolves.toBe('next');
    expect(work).toHaveBeenCalledTimes(1);
    expect(locks.heldNames()).toEqual([]);
  });

  test('learns that it lost the lock when it continues, and completes its work', async () => {
    const locks = createLocks();
    withLocks(locks);
    const turns: boolean[] = [];
    const slow = withLock('list', async (isMine) => {
      turns.push(isMine());
      await pause(60_000);
      turns.push(isMine());
      return 'late';
    });
    await jest.advanceTimersByTimeAsync(1);
    const stolen = locks.request('jorkyball:list', { steal: true }, async () => 'taken');
    await expect(stolen).resolves.toBe('taken');
    await jest.advanceTimersByTimeAsync(60_000);
    await expect(slow).resolves.toBe('late');
    expect(turns).toEqual([true, false]);
  });
});

test('locks that never answer are given up', async () => {
  jest.useFakeTimers();
  withLocks({ request: () => new Promise(() => undefined) });
  const work = withLock('list', async () => 'done');
  await jest.advanceTimersByTimeAsync(11_000);
  await expect(work).resolves.toBe('done');
});

type Held = { readonly name: string; readonly lose: (reason: unknown) => void };

/** Web Locks as the standard describes them, as far as the site uses them. */
function createLocks() {
  const held = new Set<Held>();
  const waiting: { readonly name: string; readonly grant: () => void }[] = [];

  function serve() {
    for (const each of [...waiting]) {
      if ([...held].some(({ name }) => name === each.name)) continue;
      waiting.splice(waiting.indexOf(each), 1);
      each.grant();
    }
  }

  return {
    heldNames: () => [...held].map(({ name }) => name),
    request<T>(name: string, { steal = false }: LockOptions, work: () => Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        const grant = () => {
          const lock = { name, lose: reject };
          held.add(lock);
          void Promise.resolve(work())
            .then(resolve, reject)
            .finally(() => {
              held.delete(lock);
              serve();
            });
        };
        if (steal) {
          for (const lock of [...held].filter((each) => each.name === name)) {
            held.delete(lock);
            lock.lose(new DOMException('Stolen.', 'AbortError'));
          }
          grant();
        } else {
          waiting.push({ name, grant });
          serve();
        }
      });
    },
  };
}
