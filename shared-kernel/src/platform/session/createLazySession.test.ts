import { createStore } from 'zustand/vanilla';
import type { Session, SessionProvider } from './contract';
import { createLazySession } from './createLazySession';
import { sessionKey as key } from './sessionKey';

const credentials = { email: 'ana@example.org', password: 'secret' };
const ana = { id: 'b3f1', name: 'Ana', email: credentials.email, role: 'player' } as const;

function fakeProvider() {
  const store = createStore<Session>(() => ({ status: 'guest' }));
  const provider: SessionProvider = {
    kind: 'hosted',
    current: store.getState,
    observe: store.subscribe,
    async signIn() {
      store.setState({ status: 'member', user: ana }, true);
      return { ok: true, user: ana };
    },
    signUp: async () => ({ ok: true, next: 'confirm-email' }),
    signOut: async () => ({ ok: true }),
    token: async () => undefined,
    account: async () => ({ kind: 'known' }),
  };
  return provider;
}

/** Stores a session, as another tab or an earlier visit does. */
function keepSession() {
  localStorage.setItem(key, '{"user":{}}');
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test('a guest is known at once, and loads no code for a token or a logout', async () => {
  const open = jest.fn(async () => fakeProvider());
  const lazy = createLazySession(open);
  lazy.start();
  expect(lazy.current()).toEqual({ status: 'guest' });
  expect(await lazy.token()).toBeUndefined();
  expect(await lazy.token(true)).toBeUndefined();
  expect(await lazy.signOut()).toEqual({ ok: true });
  window.dispatchEvent(new StorageEvent('storage', { key: 'reservations' }));
  expect(open).not.toHaveBeenCalled();
});

test.each([
  '/#access_token=e30&type=signup',
  '/profil#message=Confirmation+link+accepted',
  '/connexion#error=denied&error_code=otp_expired',
])('a visitor from a link in an e-mail is pending until the link is read: %s', (address) => {
  history.replaceState(null, '', address);
  const open = jest.fn(async () => fakeProvider());
  const lazy = createLazySession(open);
  lazy.start();
  expect(lazy.current()).toEqual({ status: 'loading' });
  expect(open).toHaveBeenCalledTimes(1);
});

test('a login in another tab loads the code, and its member', async () => {
  const member: Session = { status: 'member', user: ana };
  const lazy = createLazySession(async () => ({ ...fakeProvider(), current: () => member }));
  lazy.start();
  const listener = jest.fn();
  lazy.observe(listener);
  keepSession();
  expect(lazy.current()).toEqual({ status: 'guest' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(lazy.current()).toEqual(member);
  expect(listener).toHaveBeenCalled();
});

test('a member is pending until their session is read', async () => {
  keepSession();
  const lazy = createLazySession(async () => fakeProvider());
  const listener = jest.fn();
  lazy.observe(listener);
  lazy.start();
  expect(lazy.current()).toEqual({ status: 'loading' });
  await Promise.resolve();
  await Promise.resolve();
  expect(lazy.current()).toEqual({ status: 'guest' });
  expect(listener).toHaveBeenCalledTimes(1);
});

test('an attempt waits for the code, and observers receive its change', async () => {
  const open = jest.fn(async () => fakeProvider());
  const lazy = createLazySession(open);
  lazy.start();
  const listener = jest.fn();
  expect(await lazy.signIn(credentials)).toEqual({ ok: true, user: ana });
  lazy.observe(listener);
  expect(lazy.current()).toEqual({ status: 'member', user: ana });
  await lazy.signIn(credentials);
  expect(listener).toHaveBeenCalled();
  expect(open).toHaveBeenCalledTimes(1);
});

test('a member without the code is no guest, and the next sign-in loads the code again', async () => {
  const open = jest
    .fn<Promise<SessionProvider>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk failed'));
  open.mockRejectedValueOnce(new Error('Loading chunk failed')).mockResolvedValueOnce(fakeProvider());
  const lazy = createLazySession(open);
  keepSession();
  lazy.start();
  await new Promise((resolve) => setTimeout(resolve));
  expect(lazy.current()).toEqual({ status: 'loading', isLate: true });
  expect(await lazy.signIn(credentials)).toEqual({ ok: false, error: { kind: 'unavailable' } });
  expect(await lazy.signIn(credentials)).toEqual({ ok: true, user: ana });
});

describe('code that fails to load at first', () => {
  const member: Session = { status: 'member', user: ana };
  const settle = () => jest.advanceTimersByTimeAsync(0);

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function lateOnce() {
    const open = jest.fn(async () => ({ ...fakeProvider(), current: () => member }));
    open.mockRejectedValueOnce(new Error('Loading chunk failed'));
    keepSession();
    return createLazySession(open);
  }

  test('loads ten seconds later, and with it the member', async () => {
    const lazy = lateOnce();
    lazy.start();
    await settle();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(lazy.current()).toEqual({ status: 'loading', isLate: true });
    await jest.advanceTimersByTimeAsync(1);
    expect(lazy.current()).toEqual(member);
  });

  test('is not needed after a logout in another tab', async () => {
    const lazy = lateOnce();
    lazy.start();
    await settle();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(lazy.current()).toEqual({ status: 'guest' });
  });

  test('does not replace a guest who already sees the page', async () => {
    localStorage.clear();
    const open = jest.fn().mockRejectedValue(new Error('Loading chunk failed'));
    const lazy = createLazySession(open);
    lazy.start();
    keepSession();
    await settle();
    expect(lazy.current()).toEqual({ status: 'guest' });
  });
});
