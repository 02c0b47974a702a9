import { createStore } from 'zustand/vanilla';
import { type Arrival, importWithRetry } from '../late-loading/importWithRetry';
import { guestSession, lateSession, loadingSession, type Session, type SessionProvider } from './contract';
import { mayHoldSession, sessionKey } from './sessionKey';

export interface LazySession extends SessionProvider {
  /** Checks whether a member may be logged in here, and follows other tabs; until then the session is 'loading'. */
  start(): void;
}

const unavailable = { ok: false, error: { kind: 'unavailable' } } as const;

/**
 * Replaces the hosted session, whose code a guest never downloads. It loads that code when a member may be logged in,
 * in this tab or another, or when a visitor wants to log in. `open` gets the key under which the session is stored.
 * While the code does not load, a member is not treated as a guest: the session stays late until it does.
 */
export function createLazySession(open: (key: string) => Promise<SessionProvider>): LazySession {
  const store = createStore<Session>(() => loadingSession);
  const opening = importWithRetry(() => open(sessionKey));

  function opened(): Promise<SessionProvider | undefined> {
    opening.observe(look);
    return opening.load().catch(() => undefined);
  }

  function look({ module }: Arrival<SessionProvider>) {
    // A page that already belongs to a guest stays theirs.
    if (!module)
      return be(store.getState() !== guestSession && mayHoldSession() ? lateSession : guestSession);
    const follow = () => be(module.current());
    module.observe(follow);
    follow();
  }

  function be(next: Session) {
    store.setState(next, true);
  }

  /** Opens the session, if this device may have one. */
  async function openedForMember() {
    if (opening.arrival().module || mayHoldSession()) return opened();
    be(guestSession);
    return undefined;
  }

  return {
    kind: 'hosted',

    current: store.getState,
    observe: store.subscribe,

    start() {
      void openedForMember();
      window.addEventListener('storage', openedForMember);
    },

    signIn: async (credentials) => (await opened())?.signIn(credentials) ?? unavailable,
    signUp: async (registration) => (await opened())?.signUp(registration) ?? unavailable,
    signOut: async () => (await openedForMember())?.signOut() ?? { ok: true },
    token: async (isRefused) => (await openedForMember())?.token(isRefused),
    account: async (changed) => (await openedForMember())?.account(changed) ?? { kind: 'unheard' },
  };
}
