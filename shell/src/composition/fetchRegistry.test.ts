import { fetchRegistry } from './fetchRegistry';

const registry = { sections: [] };
const asked = jest.fn<Promise<Response>, [string, RequestInit]>();

const answer = (status: number, body: string) =>
  ({ ok: status === 200, json: async () => JSON.parse(body) }) as Response;

/** An answer that never arrives; it ends when the request is aborted. */
const hanging = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
  });

beforeEach(() => {
  asked.mockReset();
  Object.assign(globalThis, { fetch: asked });
});

afterEach(() => jest.useRealTimers());

test('returns the live releases', async () => {
  asked.mockResolvedValue(answer(200, JSON.stringify(registry)));
  await expect(fetchRegistry()).resolves.toEqual(registry);
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  ['a fault that passes', answer(503, '{"sections":[]}')],
  ['a hotel’s login', answer(200, '<!doctype html>')],
  ['half of it', answer(200, '{"sections":[')],
  ['something else', answer(200, '{"list":[]}')],
])('%s is requested once more, with another query', async (_, first) => {
  asked.mockResolvedValueOnce(first).mockResolvedValueOnce(answer(200, JSON.stringify(registry)));
  await expect(fetchRegistry()).resolves.toEqual(registry);
  const addresses = asked.mock.calls.map(([address]) => address);
  expect(addresses[0]).toBe('/registry.json');
  expect(addresses[1]).toMatch(/^\/registry\.json\?retry=\w+$/);
});

test('two hanging requests are given up after six seconds', async () => {
  jest.useFakeTimers();
  asked.mockImplementation(hanging);
  const told = jest.fn();
  fetchRegistry().catch(told);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(asked).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(2_999);
  expect(told).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalled();
});
