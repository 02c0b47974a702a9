import { createClient } from '@supabase/supabase-js';
import type { BackEnd } from '../configuration/configuration';
import { guestSession, loadingSession, type Session, type SessionProvider } from './contract';
import { type BackEndUser, hostedUser } from './hostedUser';
import { failed } from './sessionFailures';

/**
 * The session of the hosted back end (specification, section 7), 'loading' until its first reading is done:
 * that may take half a minute where a token has run out and the back end does not answer, and nobody has to
 * wait so long to log in. It follows sign-in, sign-out and token refresh, also those of other tabs. This file
 * brings the back end's client with it: it is imported only where the configuration names one.
 */
export function openHostedSession({ url, anonKey }: BackEnd): SessionProvider {
  const { auth } = createClient(url, anonKey);
  const listeners = new Set<() => void>();
  let session: Session = loadingSession;

  function follow(user: BackEndUser | undefined) {
    const next: Session = user === undefined ? guestSession : { status: 'member', user: hostedUser(user) };
    // A refreshed token names the same person: nothing to paint again.
    if (JSON.stringify(next) === JSON.stringify(session)) return;
    session = next;
    for (const listener of [...listeners]) listener();
  }

  /** The first reading says nothing of somebody who has logged in meanwhile. */
  function followFirst(user: BackEndUser | undefined) {
    if (session.status === 'loading') follow(user);
  }

  auth.onAuthStateChange((event, current) => {
    if (event === 'INITIAL_SESSION') followFirst(current?.user);
    else follow(current?.user);
  });
  void auth.getSession().then(
    ({ data }) => followFirst(data.session?.user),
    () => followFirst(undefined),
  );

  return {
    kind: 'hosted',
    current: () => session,

    observe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    async signIn({ email, password }) {
      const { data, error } = await auth.signInWithPassword({ email, password });
      if (error !== null) return failed('signIn', wordsOf(error));
      follow(data.user);
      return { ok: true, user: hostedUser(data.user) };
    },

    async signUp({ email, password, ...details }) {
      const { data, error } = await auth.signUp({ email, password, options: { data: details } });
      if (error !== null) return failed('signUp', wordsOf(error));
      if (data.session === null) return { ok: true, next: 'confirm-email' };
      follow(data.session.user);
      return { ok: true, next: 'signed-in' };
    },

    async signOut() {
      const { error } = await auth.signOut();
      if (error !== null) return failed('signOut', wordsOf(error));
      follow(undefined);
      return { ok: true };
    },
  };
}

/** The back end's own words; its client writes "{}" where there were none. */
function wordsOf({ message }: { readonly message: string }): string {
  return message === '{}' ? '' : message;
}
