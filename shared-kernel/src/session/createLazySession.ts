import { guestSession, lateSession, loadingSession, type Session, type SessionProvider } from './contract';
import { mayHoldSession, sessionKey } from './sessionKey';

export interface LazySession extends SessionProvider {
  /** Looks whether anybody may be logged in here, and follows other tabs; until then the session is 'loading'. */
  start(): void;
}

/** Code that did not come may have been lost on a network that calls itself up. */
const pauseMs = 10_000;

const unavailable = { ok: false, error: { kind: 'unavailable' } } as const;

/**
 * Stands for the hosted session, whose code a guest never downloads. It loads that code when a member may be logged
 * in, in this tab or another, or when a visitor wants to log in. `open` gets the key under which the session is
 * stored. While the code does not load, a member is not treated as a guest: the session stays late until it does.
 */
export function createLazySession(open: (key: string) => Promise<SessionProvider>): LazySession {
  const listeners = new Set<() => void>();
  let opening: Promise<SessionProvider | undefined> | undefined;
  let provider: SessionProvider | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let without: Session = loadingSession;

  function tell() {
    for (const listener of [...listeners]) listener();
  }

  function opened(): Promise<SessionProvider | undefined> {
    opening ??= open(sessionKey).then(
      (ready) => {
        provider = ready;
        provider.observe(tell);
        tell();
        return ready;
      },
      () => {
        opening = undefined;
        // A page that already belongs to a guest stays theirs.
        be(without !== guestSession && mayHoldSession() ? lateSession : guestSession);
        clearTimeout(pause);
        pause = setTimeout(openedForMember, pauseMs);
        return undefined;
      },
    );
    return opening;
  }

  function be(next: Session) {
    if (without === next) return;
    without = next;
    tell();
  }

  /** Nothing where there is no session to ask. */
  async function openedForMember() {
    if (opening || mayHoldSession()) return opened();
    be(guestSession);
    return undefined;
  }

  return {
    kind: 'hosted',

    current: () => provider?.current() ?? without,

    observe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    start() {
      void openedForMember();
      window.addEventListener('storage', openedForMember);
      window.addEventListener('online', openedForMember);
    },

    signIn: async (credentials) => (await opened())?.signIn(credentials) ?? unavailable,
    signUp: async (registration) => (await opened())?.signUp(registration) ?? unavailable,
    signOut: async () => (await openedForMember())?.signOut() ?? { ok: true },
    token: async (isRefused) => (await openedForMember())?.token(isRefused),
    account: async (changed) => (await openedForMember())?.account(changed) ?? { kind: 'unheard' },
  };
}
