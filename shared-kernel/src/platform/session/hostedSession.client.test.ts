/** @jest-environment node */
import { dismissNotices, notify } from '../notices/notices';

// The back end's real client, over a network with the test's answers.
jest.mock('../notices/notices', () => ({
  notify: jest.fn(() => 'told'),
  dismissNotice: jest.fn(),
  dismissNotices: jest.fn(),
}));

const credentials = { email: 'ana@example.org', password: 'secret' };

const user = {
  id: 'b3f1',
  aud: 'authenticated',
  email: credentials.email,
  app_metadata: {},
  user_metadata: { name: 'Ana' },
  created_at: '2026-11-21T09:15:00Z',
};
const granted = {
  access_token: `e30.${Buffer.from(JSON.stringify({ exp: 4_000_000_000, sub: user.id })).toString('base64url')}.e30`,
  refresh_token: 'r',
  expires_in: 3600,
  token_type: 'bearer',
  user,
};

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

const unreachable =
  'Le serveur du centre ne répond pas\u00a0: vérifiez votre connexion à Internet, puis réessayez. Rien de ce que vous avez saisi n’est perdu.';
const refused = 'Le serveur du centre n’a pas accepté cette demande. Réessayez plus tard.';

test.each<[string, () => Promise<Response>, string, string]>([
  [
    'a refusal',
    json(400, { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' }),
    'Vérifiez l’adresse et le mot de passe.',
    'wrong-credentials',
  ],
  [
    'a network that is down',
    () => Promise.reject(new TypeError('Failed to fetch')),
    unreachable,
    'no-answer',
  ],
  ['an error without words', json(500, {}), 'Something went wrong', 'failed'],
  ['a gateway that waits in vain', json(504, { msg: 'upstream timeout' }), unreachable, 'no-answer'],
  [
    'too many tries',
    json(429, { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' }),
    'Trop d’essais pour l’instant. Patientez une minute, puis réessayez.',
    'busy',
  ],
  [
    'an address that is not confirmed',
    json(400, { code: 400, error_code: 'email_not_confirmed', msg: 'Email not confirmed' }),
    'Ouvrez d’abord le lien reçu par e-mail.',
    'unconfirmed',
  ],
  ['another refusal', json(403, { msg: 'Banned' }), refused, 'forbidden'],
  ['a fault with words', json(500, { msg: 'Database error' }), refused, 'failed'],
  [
    'a proxy that is asked too often',
    async () => new Response('<html>', { status: 429, headers: { 'content-type': 'text/html' } }),
    'Something went wrong',
    'busy',
  ],
  [
    'a mail server that may not write to an address',
    json(400, { code: 400, error_code: 'email_address_not_authorized', msg: 'Email address not authorized' }),
    'Vérifiez l’adresse e-mail.',
    'bad-address',
  ],
])('%s shows a French sentence, and the caller gets its kind', async (_name, respond, words, kind) => {
  answer(respond);
  const hosted = await open();
  const result = await hosted.signIn(credentials);
  expect(result).toMatchObject({ ok: false, error: { kind } });
  expect(notify).toHaveBeenLastCalledWith({
    title: 'Sign in Failed',
    description: words,
    variant: 'destructive',
  });
  expect(hosted.current()).toEqual({ status: 'guest' });
});

test('a device without a network reports the missing network', async () => {
  // Only a browser says so.
  const browser = Object.getOwnPropertyDescriptor(globalThis, 'navigator') ?? { value: undefined };
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  const hosted = await open();
  expect(await hosted.signIn(credentials)).toMatchObject({ ok: false, error: { kind: 'no-network' } });
  expect(notify).toHaveBeenLastCalledWith({
    title: 'Sign in Failed',
    description:
      'Pas de réseau\u00a0: réessayez une fois connecté à Internet. Rien de ce que vous avez saisi n’est perdu.',
    variant: 'destructive',
  });
  Object.defineProperty(globalThis, 'navigator', { ...browser, configurable: true });
});

test('a sign-in uses the password grant and logs in the server’s user', async () => {
  answer(json(200, { ...granted, user: { ...user, app_metadata: { role: 'organizer' } } }));
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

  // A member who logs out of a shared device is logged out, even if the back end did not receive it.
  answer(json(500, { msg: 'Database unavailable' }));
  expect(await hosted.signOut()).toEqual({ ok: true });
  expect(hosted.current()).toEqual({ status: 'guest' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(String(jest.mocked(fetch).mock.calls.at(-1)?.[0])).toMatch(/\/auth\/v1\/logout\?scope=local$/);
});

describe('the profile of a member', () => {
  const asked = (name: string) =>
    jest
      .mocked(fetch)
      .mock.calls.filter(([address]) => String(address).endsWith(`/rest/v1/rpc/${name}`))
      .map(([, request]) => request);
  /** The authentication's answers, and those of the database's functions. */
  function answerEach(functions: Readonly<Record<string, () => Promise<Response>>>) {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      const name = /rpc\/(\w+)$/.exec(String(address))?.[1] ?? '';
      const bare = { ...user, user_metadata: {} };
      return (
        functions[name] ?? json(200, /token/.test(String(address)) ? { ...granted, user: bare } : bare)
      )();
    });
  }
  const profile = (details: object) => json(200, { kind: 'profile', details });

  test('is read from the database, as the member', async () => {
    answerEach({ my_profile: profile({ name: 'Ana Diaz', club: 'lyon' }) });
    const hosted = await open();
    expect(await hosted.signIn(credentials)).toMatchObject({ user: { name: 'Ana Diaz', club: 'lyon' } });
    expect(asked('my_profile')[0]).toMatchObject({
      headers: { apikey: 'public', Authorization: `Bearer ${granted.access_token}` },
    });
    answerEach({ my_profile: profile({ name: 'Ana Changée' }) });
    expect(await hosted.account()).toEqual({ kind: 'known' });
    expect(hosted.current()).toMatchObject({ user: { name: 'Ana Changée' } });
  });

  test('that does not answer neither prevents a login nor counts as the account', async () => {
    answerEach({ my_profile: json(503, {}) });
    const hosted = await open();
    expect(await hosted.signIn(credentials)).toMatchObject({ ok: true, user: { name: credentials.email } });
    expect(await hosted.account()).toMatchObject({ kind: 'unheard' });
  });

  test('is written by the database’s function, and never into the metadata', async () => {
    answerEach({ my_profile: profile({ phone: '07' }), change_profile: profile({ phone: '07' }) });
    const hosted = await open();
    await hosted.signIn(credentials);
    expect(await hosted.account({ phone: '07' })).toEqual({ kind: 'known' });
    expect(asked('change_profile')).toMatchObject([{ body: JSON.stringify({ changed: { phone: '07' } }) }]);
    expect(hosted.current()).toMatchObject({ user: { phone: '07' } });
    expect(jest.mocked(fetch).mock.calls.filter(([, request]) => request?.method === 'PUT')).toEqual([]);
  });

  test('is not written where the database refuses it', async () => {
    answerEach({
      my_profile: profile({}),
      change_profile: json(200, { kind: 'refused', reason: 'malformed' }),
    });
    const hosted = await open();
    await hosted.signIn(credentials);
    expect(await hosted.account({ phone: 'x'.repeat(201) })).toEqual({ kind: 'refused' });
  });
});

describe('a member whose token cannot be renewed', () => {
  const refusal = json(400, {
    code: 400,
    error_code: 'refresh_token_not_found',
    msg: 'Invalid Refresh Token',
  });

  beforeEach(() => {
    Object.assign(globalThis, {
      location: {
        pathname: '/profil',
        search: '?onglet=info',
        hash: '',
        href: 'https://site.example/profil',
      },
    });
  });
  afterEach(() => Object.assign(globalThis, { location: undefined }));

  async function loggedIn() {
    answer(json(200, granted));
    const hosted = await open();
    await hosted.signIn(credentials);
    return hosted;
  }

  test('becomes a guest, reads that their session expired, and keeps their page for the next login', async () => {
    const hosted = await loggedIn();
    answer(refusal);
    expect(await hosted.token(true)).toBeUndefined();
    expect(hosted.current()).toEqual({ status: 'guest', isExpired: true });
    expect(notify).toHaveBeenLastCalledWith(
      expect.objectContaining({
        title: 'Votre session a pris fin',
        action: { label: 'Se reconnecter', to: '/connexion?retour=%2Fprofil%3Fonglet%3Dinfo' },
      }),
    );
    answer(json(200, granted));
    await hosted.signIn(credentials);
    expect(hosted.current()).toMatchObject({ status: 'member' });
    expect(dismissNotices).toHaveBeenCalled();
    answer(json(204, undefined));
    await hosted.signOut();
    expect(hosted.current()).toEqual({ status: 'guest' });
  });

  test.each([
    [429, 'busy'],
    [500, 'failed'],
    [503, 'failed'],
    // A gateway may have passed the question on.
    [504, 'unheard'],
    [422, 'refused'],
  ])('requests their account, is answered %i, and gets « %s »', async (status, kind) => {
    const hosted = await loggedIn();
    answer(json(status, { msg: 'No' }));
    expect(await hosted.account({ phone: '07 00 00 00 00' })).toMatchObject({ kind });
    expect(hosted.current()).toMatchObject({ status: 'member' });
  });

  test('logs out before their account answers, and the answer logs in no member', async () => {
    const hosted = await loggedIn();
    for (const changed of [undefined, { name: 'Ana Changée' }]) {
      await hosted.signIn(credentials);
      let arrive = (_answer: Response) => {};
      answer(() => new Promise((resolve) => (arrive = resolve)));
      const asked = hosted.account(changed);
      await new Promise((resolve) => setTimeout(resolve));
      const release = arrive;
      answer(json(204, undefined));
      await hosted.signOut();
      expect(hosted.current()).toEqual({ status: 'guest' });
      const oscar = { ...user, id: '77c0', user_metadata: { name: 'Oscar' } };
      answer(json(200, { ...granted, refresh_token: 'o', user: oscar }));
      await hosted.signIn(credentials);
      release(await json(200, { ...user, user_metadata: { name: 'Ana Changée' } })());
      expect(await asked).toEqual({ kind: 'signed-out' });
      expect(hosted.current()).toMatchObject({ status: 'member', user: { name: 'Oscar' } });
      expect(await hosted.token()).toBe(granted.access_token);
      answer(json(204, undefined));
      await hosted.signOut();
      answer(json(200, granted));
    }
  });

  test('stays logged in while the back end does not answer', async () => {
    const hosted = await loggedIn();
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    jest.useFakeTimers();
    const token = hosted.token(true);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await token).toBeUndefined();
    jest.useRealTimers();
    expect(hosted.current()).toMatchObject({ status: 'member' });
  });
});
