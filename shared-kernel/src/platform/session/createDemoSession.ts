import type { Loadable, Stored } from '../storage/contract';
import { guestSession, loadingSession, type Session, type SessionProvider } from './contract';
import { demoUsers } from './demoUsers';
import type { User } from './user';

/** The demonstration: the stored user is logged in, and a login stores the sample person of the chosen role. */
export function createDemoSession(storedUser: Stored<User | null>): SessionProvider {
  let derived: { readonly from: Loadable<User | null>; readonly session: Session } | undefined;

  return {
    kind: 'demo',

    current() {
      const from = storedUser.snapshot();
      if (derived?.from !== from) derived = { from, session: sessionOf(from) };
      return derived.session;
    },

    observe: storedUser.observe,

    async signIn(_credentials, role = 'player') {
      const written = await storedUser.update(() => demoUsers[role]);
      return written.ok
        ? { ok: true, user: demoUsers[role] }
        : { ok: false, error: { kind: 'not-kept', refusal: written.refusal } };
    },

    async signUp() {
      return { ok: false, error: { kind: 'unavailable' } };
    },

    async signOut() {
      const removed = await storedUser.remove();
      return removed.ok ? { ok: true } : { ok: false, error: { kind: 'not-kept', refusal: removed.refusal } };
    },

    token: async () => undefined,
    account: async () => ({ kind: 'known' }),
  };
}

function sessionOf(stored: Loadable<User | null>): Session {
  if (stored.status === 'loading') return loadingSession;
  return stored.value === null ? guestSession : { status: 'member', user: stored.value };
}
