import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { BackEnd } from '../configuration/configuration';
import { emit } from '../events/events';
import { storedRecord } from '../storage/stored';
import { loadingSession, type Session, type SessionKind, type SessionProvider } from './contract';
import { createDemoSession } from './createDemoSession';
import { createLazySession } from './createLazySession';
import { type User, userShape } from './user';

let provider: SessionProvider = createDemoSession(
  // A record of a later release must not prevent a login.
  storedRecord<User | null>({ key: 'user', shape: userShape, empty: null, isReplaceable: true }),
);
let stopFollowing: (() => void) | undefined;
let known: string | null = null;
let isLeavingHere = false;
/** How often the session has changed; the provider keeps the session, and startSession replaces the provider. */
const changes = createStore(() => 0);

/**
 * Follows the session until the page is closed. Every tab does so, by storage events or the back end's client. So each
 * tab emits for itself, exactly once for each login or logout in any tab.
 */
function follow() {
  if (stopFollowing !== undefined) return;
  known = null;
  stopFollowing = provider.observe(onChange);
  // Also announces a user from before the page was opened: a section that loads late learns the present state.
  tell();
}

function onChange() {
  changes.setState((count) => count + 1);
  tell();
}

function tell() {
  const current = provider.current();
  const identity = identityOf(current);
  if (current.status === 'loading' || identity === known) return;
  known = identity;
  if (identity !== null) isLeavingHere = false;
  emit('session:changed', { userId: current.status === 'member' ? current.user.id : null });
}

function identityOf(current: Session): string | null {
  return current.status === 'member' ? JSON.stringify([current.user.id, current.user.role]) : null;
}

/** The present session, from the provider that the configuration chose. */
export const session: SessionProvider = {
  get kind() {
    return provider.kind;
  },
  current: () => provider.current(),
  observe(listener) {
    follow();
    return changes.subscribe(() => listener());
  },
  signIn: (credentials, role) => provider.signIn(credentials, role),
  signUp: (registration) => provider.signUp(registration),
  async signOut() {
    isLeavingHere = true;
    const result = await provider.signOut();
    if (!result.ok) isLeavingHere = false;
    return result;
  },
  token: (isRefused) => provider.token(isRefused),
  account: (changed) => provider.account(changed),
};

/** Whether the visitor is a guest because they logged out in this very tab. */
export function hasLoggedOutHere(): boolean {
  return isLeavingHere;
}

/** Starts following the session: at the hosted back end, or in the demonstration on a site without one. */
export function startSession(backEnd: BackEnd | undefined) {
  if (backEnd !== undefined && provider.kind === 'demo') {
    stopFollowing?.();
    stopFollowing = undefined;
    const hosted = createLazySession(async (key) => {
      const { openHostedSession } = await import(/* webpackChunkName: "hosted-session" */ './hostedSession');
      return openHostedSession(backEnd, key);
    });
    provider = hosted;
    follow();
    hosted.start();
    // The kind of session has changed, even while the user is unknown.
    onChange();
  }
  follow();
}

/** The session in a component: 'loading' on the server and while hydrating, live from then on. */
export function useSession(): Session {
  return useSyncExternalStore(session.observe, session.current, () => loadingSession);
}

/** Which login this site has; 'demo' on the server and while hydrating, because pages are rendered once for all. */
export function useSessionKind(): SessionKind {
  return useSyncExternalStore(
    session.observe,
    () => session.kind,
    () => 'demo',
  );
}
