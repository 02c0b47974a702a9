/** @jest-environment node */
import { notify } from '../notices/notices';

// The back end's real client, over a network that answers what a test says.
jest.mock('../notices/notices', () => ({ notify: jest.fn() }));

const credentials = { email: 'ana@example.org', password: 'secret' };

function answer(respond: () => Promise<Response>) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
}

function json(status: number, body: unknown) {
  return async () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

let openHostedSession: typeof import('./hostedSession').openHostedSession;
let anotherBackEnd = 0;

/** Of a key of its own each time, because the client knows its sessions by them; with the first reading done. */
async function open() {
  anotherBackEnd += 1;
  const url = `https://back-end-${anotherBackEnd}.example`;
  const hosted = openHostedSession({ url, anonKey: 'public' }, `session-${anotherBackEnd}`);
  await new Promise<void>((resolve) => {
    hosted.observe(resolve);
  });
  return hosted;
}

beforeAll(async () => {
  // It warns of old versions of Node when it is imported; visitors have browsers.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  ({ openHostedSession } = await import('./hostedSession'));
});

test.each<[string, () => Promise<Response>, string]>([
  [
    'a refusal',
    json(400, { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' }),
    'Invalid login credentials',
  ],
  ['a network that is down', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['an error without words', json(500, {}), 'Something went wrong'],
])('%s is told in the words that there are', async (_name, respond, words) => {
  answer(respond);
  const hosted = await open();
  const result = await hosted.signIn(credentials);
  expect(result).toMatchObject({ ok: false, error: { kind: 'back-end' } });
  expect(notify).toHaveBeenLastCalledWith({
    title: 'Sign in Failed',
    description: words,
    variant: 'destructive',
  });
  expect(hosted.current()).toEqual({ status: 'guest' });
});

test('a sign-in asks the password grant and logs in whom the server names', async () => {
  const user = {
    id: 'b3f1',
    aud: 'authenticated',
    email: credentials.email,
    app_metadata: { role: 'organizer' },
    user_metadata: { name: 'Ana' },
    created_at: '2026-11-21T09:15:00Z',
  };
  const payload = Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + 3600, sub: user.id })).toString(
    'base64url',
  );
  const access_token = `e30.${payload}.e30`;
  answer(json(200, { access_token, refresh_token: 'r', expires_in: 3600, token_type: 'bearer', user }));
  const hosted = await open();
  const listener = jest.fn();
  hosted.observe(listener);
  expect(await hosted.signIn(credentials)).toMatchObject({
    ok: true,
    user: { id: 'b3f1', role: 'organizer' },
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(String(jest.mocked(fetch).mock.calls[0]?.[0])).toContain('/auth/v1/token?grant_type=password');
  expect(listener).toHaveBeenCalledTimes(1);

  // Whoever leaves a shared device is out, though the back end could not be told.
  answer(json(500, { msg: 'Database unavailable' }));
  expect(await hosted.signOut()).toEqual({ ok: true });
  expect(hosted.current()).toEqual({ status: 'guest' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(String(jest.mocked(fetch).mock.calls.at(-1)?.[0])).toMatch(/\/auth\/v1\/logout\?scope=local$/);
});
