/** @jest-environment node */
import { backEndFetch } from './backEndFetch';

const renewal = 'https://back-end.example/auth/v1/token?grant_type=refresh_token';
const login = 'https://back-end.example/auth/v1/token?grant_type=password';

function answer(status: number, type = 'application/json') {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('{}', { status, headers: { 'content-type': type } }));
}

test.each([
  ['a back end in trouble', 500, 'application/json'],
  ['a back end that is asked too much', 429, 'application/json'],
  ['a captive portal', 200, 'text/html'],
  ['a gateway that knows nothing', 404, 'text/html; charset=utf-8'],
])('%s does not invalidate a token', async (_name, status, type) => {
  answer(status, type);
  await expect(backEndFetch(renewal)).rejects.toThrow(TypeError);
  await expect(backEndFetch(new Request(renewal))).rejects.toThrow(TypeError);
  expect((await backEndFetch(login)).status).toBe(status);
});

test.each([200, 400, 401, 403])('a %d of the back end itself is returned', async (status) => {
  answer(status);
  expect((await backEndFetch(new URL(renewal))).status).toBe(status);
});

test('a proxy that is asked too often is understood in its own words', async () => {
  answer(429, 'text/html');
  const response = await backEndFetch(login);
  expect([response.status, await response.json()]).toEqual([429, {}]);
});

test('every request has a timeout', async () => {
  answer(200);
  await backEndFetch(login, { method: 'POST' });
  const { method, signal } = jest.mocked(fetch).mock.calls[0]?.[1] ?? {};
  expect(method).toBe('POST');
  expect(signal).toBeInstanceOf(AbortSignal);
});

test('the lifetime of a token uses this device’s clock', async () => {
  const granted = { access_token: 'a', expires_in: 3600 };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ ...granted, expires_at: 1_700_000_000 }));
  const signup = 'https://back-end.example/auth/v1/signup';
  for (const address of [login, renewal, signup])
    expect(await (await backEndFetch(address)).json()).toEqual(granted);
});
