import { AuthClient } from '@supabase/supabase-js';
import type { BackEnd } from '../configuration/configuration';
import { notify } from '../notices/notices';
import { paths } from '../paths/paths';
import { wantedParameter } from '../ways/wantedParameter';
import { backEndFetch } from './backEndFetch';
import { guestSession, loadingSession, type Session, type SessionProvider } from './contract';
import { type BackEndUser, hostedUser } from './hostedUser';
import { forgetKeptUser, keptUser } from './keptUser';
import { failed } from './sessionFailures';
import { hostedSessionStrings as words } from './strings';

/** A token that has run out is renewed before it is given back, and the back end may not answer. */
const signOutLimitMs = 2000;
/** Longer than others stay: there is something to do. */
const actionMs = 15_000;

/**
 * The session of the hosted back end (specification, section 7), 'loading' until its first reading is done. A member
 * who comes back is one at once: a token that has run out may take half a minute to be renewed, or is not while the
 * network is away, and only a refusal logs him out. It follows sign-in, sign-out and token refresh, also those of
 * other tabs. This file brings the back end's client with it: only members download it, and who becomes one.
 */
export function openHostedSession({ url, anonKey }: BackEnd, storageKey: string): SessionProvider {
  // The whole client weighs more than twice as much; what it does besides, `askBackEnd` does.
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey },
    storageKey,
    fetch: fetchNoting,
  });
  const listeners = new Set<() => void>();
  let session: Session = loadingSession;
  let isRefused = false;

  /** A renewal that the back end refuses ends the session, without anybody having asked for it. */
  async function fetchNoting(...asked: Parameters<typeof fetch>): Promise<Response> {
    const response = await backEndFetch(...asked);
    if (String(asked[0]).includes('grant_type=refresh_token')) isRefused = !response.ok;
    return response;
  }

  function follow(user: BackEndUser | undefined) {
    if (user !== undefined) isRefused = false;
    const nobody: Session = isRefused ? { status: 'guest', isExpired: true } : guestSession;
    const next: Session = user === undefined ? nobody : { status: 'member', user: hostedUser(user) };
    // A refreshed token names the same person: nothing to paint again.
    if (JSON.stringify(next) === JSON.stringify(session)) return;
    if (isRefused && session.status === 'member') tellExpired();
    session = next;
    for (const listener of [...listeners]) listener();
  }

  function tellExpired() {
    const here = location.pathname + location.search + location.hash;
    const to = `${paths.login()}?${new URLSearchParams({ [wantedParameter]: here })}`;
    notify({ ...words.expired, durationMs: actionMs, action: { label: words.logInAgain, to } });
  }

  /** The client keeps a token that has not run out by this device's clock, though the back end takes it no more. */
  function expire() {
    if (session.status !== 'member') return;
    isRefused = true;
    forgetKeptUser(storageKey);
    follow(undefined);
  }

  /** The first reading says nothing of somebody who is known already. */
  function followFirst(user: BackEndUser | undefined) {
    if (session.status === 'loading') follow(user);
  }

  function observe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  auth.onAuthStateChange((event, current) => {
    if (event === 'INITIAL_SESSION') followFirst(current?.user);
    else follow(current?.user);
  });
  const kept = keptUser(storageKey);
  if (kept !== undefined) follow(kept);
  void auth.getSession().then(
    ({ data }) => followFirst(data.session?.user),
    () => followFirst(undefined),
  );

  return {
    kind: 'hosted',
    current: () => session,
    observe,

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

    /** On this device only; it does not take the back end's word for the visitor to be out. */
    signOut() {
      // From here on it is he who leaves.
      isRefused = false;
      return new Promise((resolve) => {
        const end = (error: { readonly message: string } | null) => {
          clearTimeout(limit);
          stopObserving();
          if (error !== null && session.status === 'member') resolve(failed('signOut', wordsOf(error)));
          else {
            follow(undefined);
            resolve({ ok: true });
          }
        };
        const limit = setTimeout(() => {
          forgetKeptUser(storageKey);
          end(null);
        }, signOutLimitMs);
        // The client forgets first and tells the back end then, which nobody has to wait for.
        const stopObserving = observe(() => session.status === 'guest' && end(null));
        auth.signOut({ scope: 'local' }).then(({ error }) => end(error), end);
      });
    },

    async token(isTokenRefused = false) {
      try {
        const { data, error } = await (isTokenRefused ? auth.refreshSession() : auth.getSession());
        const isForgotten = data.session === null && (!error || error.name === 'AuthSessionMissingError');
        if (isForgotten || (isTokenRefused && isRefused)) expire();
        return data.session?.access_token;
      } catch {
        return undefined;
      }
    },
  };
}

/** The back end's own words; its client writes "{}" where there were none, and the browser's where nobody answered. */
function wordsOf({ status, message }: { readonly status?: number | undefined; readonly message: string }) {
  if (status === 0) return words.unreachable;
  return message === '{}' ? '' : message;
}
