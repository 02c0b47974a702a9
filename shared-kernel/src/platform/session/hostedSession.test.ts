import { AuthClient } from '@supabase/supabase-js';
import { renderHook, waitFor } from '@testing-library/react';
import { useNotices } from '../notices/notices';
import { openHostedSession } from './hostedSession';

jest.mock('@supabase/supabase-js', () => ({ AuthClient: jest.fn() }));

const ana = { id: 'b3f1', email: 'ana@example.org', app_metadata: {}, user_metadata: { name: 'Ana' } };
const backEnd = { url: 'https://back-end.example', anonKey: 'public' };
const key = 'sb-back-end-auth-token';
const credentials = { email: ana.email, password: 'secret' };
const details = {
  name: 'Ana',
  phone: '06',
  birthDate: '2000-01-02',
  address: 'Lyon',
  gender: 'femme',
  club: 'lyon',
};
const member = expect.objectContaining({ status: 'member', user: expect.objectContaining({ name: 'Ana' }) });

/** The client's authentication, as a guest unless a test says otherwise. */
function fakeAuth(answers: Record<string, unknown> = {}) {
  const auth = {
    onAuthStateChange: jest.fn(),
    getSession: jest.fn(async () => ({ data: { session: null }, error: null })),
    signInWithPassword: jest.fn(async () => ({ data: { user: ana, session: { user: ana } }, error: null })),
    signUp: jest.fn(async () => ({ data: { user: ana, session: null }, error: null })),
    signOut: jest.fn(async () => ({ error: null })),
    ...answers,
  };
  jest.mocked(AuthClient).mockImplementation(() => auth as never);
  return auth;
}

/** With the first reading done. */
async function opened() {
  const hosted = openHostedSession(backEnd, key);
  await waitFor(() => expect(hosted.current().status).not.toBe('loading'));
  return hosted;
}

const refused = (message: string) => async () => ({
  data: { user: null, session: null },
  error: { status: 400, message },
});

function lastNotice() {
  return renderHook(useNotices).result.current.at(-1);
}

describe('a returning member', () => {
  const refusedReading = async () => ({ data: { session: null }, error: { message: 'Failed to fetch' } });

  afterEach(() => localStorage.clear());

  test('is logged in at once, and stays so while their token cannot be renewed', async () => {
    localStorage.setItem(key, JSON.stringify({ user: ana, expires_at: 1 }));
    const auth = fakeAuth({ getSession: refusedReading });
    const hosted = openHostedSession(backEnd, key);
    expect(hosted.current()).toEqual(member);
    await Promise.resolve();
    auth.onAuthStateChange.mock.calls[0]?.[0]('INITIAL_SESSION', null);
    expect(hosted.current()).toEqual(member);
  });

  test.each(['{"half', '7', '{}', '{"user":{"id":3}}', '{"user":null}'])(
    'is a guest when the stored session is invalid: %s',
    async (text) => {
      localStorage.setItem(key, text);
      fakeAuth();
      expect((await opened()).current()).toEqual({ status: 'guest' });
    },
  );
});

describe('a sign-out', () => {
  const loggedIn = async () => ({ data: { session: { user: ana } }, error: null });

  test('ends once this device has forgotten, whatever the back end answers', async () => {
    const auth = fakeAuth({ getSession: loggedIn, signOut: () => new Promise(() => undefined) });
    const hosted = await opened();
    const out = hosted.signOut();
    auth.onAuthStateChange.mock.calls[0]?.[0]('SIGNED_OUT', null);
    expect(await out).toEqual({ ok: true });
  });

  test('forgets after two seconds when the back end does not answer', async () => {
    localStorage.setItem(key, JSON.stringify({ user: ana }));
    fakeAuth({ getSession: loggedIn, signOut: () => new Promise(() => undefined) });
    const hosted = await opened();
    jest.useFakeTimers();
    const out = hosted.signOut();
    await jest.advanceTimersByTimeAsync(2000);
    jest.useRealTimers();
    expect(await out).toEqual({ ok: true });
    expect(hosted.current()).toEqual({ status: 'guest' });
    expect(localStorage).toHaveLength(0);
  });

  test('that throws is announced, and leaves the member logged in', async () => {
    fakeAuth({ getSession: loggedIn, signOut: () => Promise.reject(new Error('Lock broken')) });
    const hosted = await opened();
    expect(await hosted.signOut()).toEqual({
      ok: false,
      error: { kind: 'no-answer', message: expect.stringMatching(/^Le serveur du centre ne répond pas/) },
    });
    expect(hosted.current()).toEqual(member);
  });
});

test('a failed first reading gives a guest', async () => {
  fakeAuth({ getSession: () => Promise.reject(new Error('Storage is refused')) });
  expect((await opened()).current()).toEqual({ status: 'guest' });
});

test('a login does not wait for the first reading, which changes nothing later', async () => {
  let finish: (nobody: unknown) => void = () => undefined;
  const reading = new Promise((resolve) => {
    finish = resolve;
  });
  const auth = fakeAuth({ getSession: () => reading });
  const hosted = openHostedSession(backEnd, key);
  expect(hosted.current()).toEqual({ status: 'loading' });
  await hosted.signIn(credentials);
  finish({ data: { session: null }, error: null });
  await reading;
  auth.onAuthStateChange.mock.calls[0]?.[0]('INITIAL_SESSION', null);
  expect(hosted.current()).toEqual(member);
});

test('the session follows sign-in, sign-out and token refresh, and notifies about changes only', async () => {
  const auth = fakeAuth();
  const hosted = await opened();
  const listener = jest.fn();
  hosted.observe(listener);
  const follow = auth.onAuthStateChange.mock.calls[0]?.[0];
  follow('SIGNED_IN', { user: ana });
  expect(hosted.current()).toEqual(member);
  const before = hosted.current();
  follow('TOKEN_REFRESHED', { user: { ...ana } });
  expect(hosted.current()).toBe(before);
  follow('SIGNED_OUT', null);
  expect(hosted.current()).toEqual({ status: 'guest' });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a registration sends its details as user metadata, and may need a confirmation', async () => {
  const auth = fakeAuth();
  const hosted = await opened();
  expect(await hosted.signUp({ ...credentials, ...details })).toEqual({ ok: true, next: 'confirm-email' });
  expect(auth.signUp).toHaveBeenCalledWith({ ...credentials, options: { data: details } });
  expect(hosted.current()).toEqual({ status: 'guest' });
});

test.each([
  ['signUp', 'Sign up Failed', 'signUp'],
  ['signIn', 'Sign in Failed', 'signInWithPassword'],
  ['signOut', 'Sign out Failed', 'signOut'],
] as const)('a failed %s is announced under « %s » in French, and returned', async (attempt, title, call) => {
  const getSession = async () => ({ data: { session: { user: ana } }, error: null });
  fakeAuth({ getSession, [call]: refused('Sign-ups are not allowed') });
  const hosted = await opened();
  const result = await hosted[attempt]({ ...credentials, ...details });
  const message = 'Le serveur du centre n’a pas accepté cette demande. Réessayez plus tard.';
  expect(result).toEqual({ ok: false, error: { kind: 'forbidden', message } });
  expect(lastNotice()).toMatchObject({ title, description: message, variant: 'destructive' });
});

describe('the link of a mail', () => {
  const detect = (address: string) => {
    history.replaceState(null, '', address);
    const found = Object.fromEntries([
      ...new URLSearchParams(location.search),
      ...new URLSearchParams(location.hash.slice(1)),
    ]);
    const isLink = jest.mocked(AuthClient).mock.calls.at(-1)?.[0]?.detectSessionInUrl;
    return typeof isLink === 'function' && isLink(new URL(location.href), found);
  };

  afterEach(() => history.replaceState(null, '', '/'));

  test.each([
    ['an ended link', '/#error=access_denied&error_code=otp_expired', 'Ce lien n’est plus valable', '/'],
    [
      'an ended link in the query',
      '/?error=access_denied&error_code=otp_expired&onglet=info#error_code=otp_expired',
      'Ce lien n’est plus valable',
      '/?onglet=info',
    ],
    [
      'the first of two links',
      '/profil?onglet=info#message=Confirmation+link+accepted',
      'Première confirmation reçue',
      '/profil?onglet=info',
    ],
    [
      'the link of a registration',
      '/#access_token=t&refresh_token=r&type=signup',
      'Votre adresse est confirmée',
      '/',
    ],
    ['a link without a type', '/blog?access_token=t&refresh_token=r', 'Votre adresse est confirmée', '/blog'],
    [
      'the second of two links',
      '/profil?onglet=info#access_token=t&refresh_token=r&type=email_change',
      'Votre nouvelle adresse est confirmée',
      '/profil?onglet=info',
    ],
  ])('%s logs no member in, says so and leaves the address clean', async (_name, address, title, left) => {
    fakeAuth();
    await opened();
    expect(detect(address)).toBe(false);
    expect(lastNotice()).toMatchObject({ title });
    expect(location.href).toBe(`${location.origin}${left}`);
  });
});

test('a login in place of another member says whose account is open', async () => {
  const auth = fakeAuth();
  await opened();
  const follow = auth.onAuthStateChange.mock.calls[0]?.[0];
  follow('SIGNED_IN', { user: ana });
  follow('SIGNED_IN', { user: { ...ana, id: '77c0', user_metadata: { name: 'Oscar' } } });
  expect(lastNotice()).toMatchObject({
    title: 'Changement de compte',
    description: expect.stringContaining('Oscar'),
  });
});
