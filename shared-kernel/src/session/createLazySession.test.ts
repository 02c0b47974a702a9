import { renderHook } from '@testing-library/react';
import { useNotices } from '../notices/notices';
import type { Session, SessionProvider } from './contract';
import { createLazySession } from './createLazySession';

const credentials = { email: 'ana@example.org', password: 'secret' };
const ana = { id: 'b3f1', name: 'Ana', email: credentials.email, role: 'player' } as const;

function fakeProvider() {
  let session: Session = { status: 'guest' };
  const listeners = new Set<() => void>();
  const provider: SessionProvider = {
    kind: 'hosted',
    current: () => session,
    observe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async signIn() {
      session = { status: 'member', user: ana };
      for (const listener of listeners) listener();
      return { ok: true, user: ana };
    },
    signUp: async () => ({ ok: true, next: 'confirm-email' }),
    signOut: async () => ({ ok: true }),
    token: async () => undefined,
  };
  return provider;
}

test('nobody is known until the first session is read', async () => {
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

test('an attempt waits for the code and goes through it, and its change is told', async () => {
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

test('without the code the visitor is a guest, a sign-in fails in words, and the next one asks again', async () => {
  const open = jest
    .fn<Promise<SessionProvider>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk failed'));
  open.mockRejectedValueOnce(new Error('Loading chunk failed')).mockResolvedValueOnce(fakeProvider());
  const lazy = createLazySession(open);
  lazy.start();
  await new Promise((resolve) => setTimeout(resolve));
  expect(lazy.current()).toEqual({ status: 'guest' });
  expect(await lazy.signIn(credentials)).toEqual({ ok: false, error: { kind: 'back-end', message: '' } });
  expect(renderHook(useNotices).result.current.at(-1)).toMatchObject({
    title: 'Sign in Failed',
    description: 'Something went wrong',
  });
  expect(await lazy.signIn(credentials)).toEqual({ ok: true, user: ana });
});
