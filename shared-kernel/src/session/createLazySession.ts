import { isStillThere } from '../strings';
import { guestSession, loadingSession, type SessionProvider } from './contract';
import { failed } from './sessionFailures';
import { mayHoldSession, sessionKey } from './sessionKey';

export interface LazySession extends SessionProvider {
  /** Looks whether anybody may be logged in here, and follows other tabs; until then the session is 'loading'. */
  start(): void;
}

/**
 * Stands for the hosted session, whose code a guest never downloads: it is brought where somebody may be logged in, in
 * this tab or another, and where somebody wants to be; `open` is told where the session is kept. When it cannot be had
 * the visitor is a guest, and each attempt to sign in or up asks for it again.
 */
export function createLazySession(open: (key: string) => Promise<SessionProvider>): LazySession {
  const listeners = new Set<() => void>();
  let opening: Promise<SessionProvider | undefined> | undefined;
  let provider: SessionProvider | undefined;
  let isGuest = false;

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
        beGuest();
        return undefined;
      },
    );
    return opening;
  }

  function beGuest() {
    isGuest = true;
    tell();
  }

  /** Nothing where there is nobody to ask it of. */
  async function openedForMember() {
    return opening || mayHoldSession() ? opened() : undefined;
  }

  return {
    kind: 'hosted',

    current: () => provider?.current() ?? (isGuest ? guestSession : loadingSession),

    observe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    start() {
      if (!mayHoldSession()) beGuest();
      void openedForMember();
      window.addEventListener('storage', openedForMember);
    },

    signIn: async (credentials) => (await opened())?.signIn(credentials) ?? failed('signIn', isStillThere),
    signUp: async (registration) => (await opened())?.signUp(registration) ?? failed('signUp', isStillThere),
    signOut: async () => (await openedForMember())?.signOut() ?? { ok: true },
    token: async (isRefused) => (await openedForMember())?.token(isRefused),
  };
}
