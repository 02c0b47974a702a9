import { guestSession, loadingSession, type SessionProvider } from './contract';
import { failed } from './sessionFailures';

export interface LazySession extends SessionProvider {
  /** Fetches and opens the provider; without it the session stays 'loading'. */
  start(): void;
}

/**
 * Stands for the hosted session while its code is on the way. When it cannot be had the visitor is a guest,
 * and each attempt to sign in or up asks for it again.
 */
export function createLazySession(open: () => Promise<SessionProvider>): LazySession {
  const listeners = new Set<() => void>();
  let opening: Promise<SessionProvider | undefined> | undefined;
  let provider: SessionProvider | undefined;
  let isUnreachable = false;

  function tell() {
    for (const listener of [...listeners]) listener();
  }

  function opened(): Promise<SessionProvider | undefined> {
    opening ??= open().then(
      (ready) => {
        provider = ready;
        provider.observe(tell);
        tell();
        return ready;
      },
      () => {
        isUnreachable = true;
        opening = undefined;
        tell();
        return undefined;
      },
    );
    return opening;
  }

  return {
    kind: 'hosted',
    current: () => provider?.current() ?? (isUnreachable ? guestSession : loadingSession),

    observe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    start() {
      void opened();
    },

    signIn: async (credentials) => (await opened())?.signIn(credentials) ?? failed('signIn'),
    signUp: async (registration) => (await opened())?.signUp(registration) ?? failed('signUp'),
    signOut: async () => (await opened())?.signOut() ?? failed('signOut'),
    token: async (isRefused) => (await opened())?.token(isRefused),
  };
}
