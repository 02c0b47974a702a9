import { exclusively } from './exclusively';

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function withLocks(locks: unknown) {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}

afterEach(() => {
  withLocks(undefined);
});

async function takeTurns(name: string) {
  const steps: string[] = [];
  await Promise.all(
    ['a', 'b', 'c'].map((who) =>
      exclusively(name, async () => {
        steps.push(`${who} in`);
        await pause(2);
        steps.push(`${who} out`);
      }),
    ),
  );
  return steps;
}

test('without locks the turns hold in the page', async () => {
  expect(await takeTurns('list')).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

test('work of other names goes on at the same time', async () => {
  const steps: string[] = [];
  await Promise.all([
    exclusively('one', async () => {
      await pause(5);
      steps.push('one');
    }),
    exclusively('two', async () => {
      steps.push('two');
    }),
  ]);
  expect(steps).toEqual(['two', 'one']);
});

test('a fault in one turn is the fault of its caller only', async () => {
  const faulty = exclusively('list', () => Promise.reject(new Error('a bug')));
  const next = exclusively('list', async () => 'done');
  await expect(faulty).rejects.toThrow('a bug');
  await expect(next).resolves.toBe('done');
});

test('the lock of all tabs carries the name of the site', async () => {
  const request = jest.fn((_name: string, work: () => unknown) => work());
  withLocks({ request });
  await expect(exclusively('reservations', async () => 7)).resolves.toBe(7);
  expect(request.mock.calls[0]?.[0]).toBe('jorkyball:reservations');
});

test('refused locks leave the turns of the page', async () => {
  withLocks({ request: () => Promise.reject(new DOMException('Refused.', 'SecurityError')) });
  expect(await takeTurns('list')).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

test('a fault of the work under a lock does not do the work again', async () => {
  withLocks({ request: async (_name: string, work: () => unknown) => work() });
  const work = jest.fn(() => Promise.reject(new Error('a bug')));
  await expect(exclusively('list', work)).rejects.toThrow('a bug');
  expect(work).toHaveBeenCalledTimes(1);
});
