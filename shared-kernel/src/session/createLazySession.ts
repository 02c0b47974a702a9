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
 * Stands for the hosted session, whose code a guest never downloads: it is brought where somebody may be logged in, in
 * this tab or another, and where somebody wants to be; `open` is told where the session is kept. Where it does not come
 * a member is not taken for a guest: who he is comes late, as soon as his code does.
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
        // A page that is a guest's already is not taken from him.
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

  /** Nothing where there is nobody to ask it of. */
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
