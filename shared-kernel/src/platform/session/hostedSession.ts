import { AuthClient } from '@supabase/supabase-js';
import { createStore } from 'zustand/vanilla';
import type { BackEnd } from '../configuration/configuration';
import { dismissNotices, type NoticeDraft, notify } from '../notices/notices';
import { paths, type SiteAddress, wantedParameter } from '../paths/paths';
import { failed, isVerdict, notNow } from './authFault';
import { backEndFetch } from './backEndFetch';
import { guestSession, loadingSession, type Session, type SessionProvider } from './contract';
import { type BackEndUser, hostedUser } from './hostedUser';
import { keepUser, keptSince, keptUser, sessionArea } from './keptUser';
import { openMemberProfile } from './memberProfile';
import { hostedSessionStrings as words } from './strings';
import type { User } from './user';

/** An expired token is renewed before it is returned, and the back end may not answer. */
const signOutLimitMs = 2000;
/** Longer than others stay: there is something to do. */
const actionMs = 15_000;

/** The page that asks for a new password. */
const recoveryPath: SiteAddress = '/connexion/mot-de-passe';

/** During a login or a registration, which emits no notice. */
const replaced = { ok: false, error: { kind: 'no-answer', message: '' } } as const;

/** Why a session ended: the member logged out, the back end refused the session, or the account is deleted. */
type SessionEnd = 'left' | 'refused' | 'gone';

type SessionMessage =
  /** Why the session would end if it did now; with `isOver` it has. */
  | { readonly end: SessionEnd; readonly isOver?: true }
  /** The member's present account. */
  | { readonly user: BackEndUser };

/** The session after its end. */
const nobody: Readonly<Record<SessionEnd, Session>> = {
  left: guestSession,
  refused: { status: 'guest', isExpired: true },
  gone: { status: 'guest', isExpired: true, isGone: true },
};

/**
 * The session of the hosted back end (specification, section 7), 'loading' until its first reading is done. A
 * returning member is a member at once: renewing an expired token may take half a minute, or fail while the network
 * is away. Only a refusal logs them out. It follows sign-in, sign-out and token refresh, also those of other tabs.
 * This file brings the back end's client with it: only members, and visitors who log in, download it.
 */
export function openHostedSession({ url, anonKey }: BackEnd, storageKey: string): SessionProvider {
  const profile = openMemberProfile({ url, anonKey }, storageKey);
  const fetchWithProfile = profile.reading(backEndFetch);
  const store = createStore<Session>(() => loadingSession);
  /** A logout that the client could not finish in time: it would log out a member who has logged in since. */
  let isOverdue = false;
  const isReplaced = () => isOverdue && store.getState().status === 'member';
  /** Why it would end if it did now: only what the back end has said makes it anything else than a leaving. */
  let end: SessionEnd = 'left';
  const say = openSessionChannel(storageKey, hear);
  // The whole client is more than twice as large; `askBackEnd` does the rest of its work.
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey },
    storageKey,
    storage: {
      getItem: sessionArea.read,
      setItem: (key, value) => void sessionArea.write(key, value),
      removeItem: (key) => void (isReplaced() || sessionArea.remove(key)),
    },
    fetch: fetchNoting,
    detectSessionInUrl: ignoreLink,
  });

  /** The back end's answer ends a session, or lets it end, without a request by the member. */
  async function fetchNoting(...asked: Parameters<typeof fetch>): Promise<Response> {
    const asker = keptUser(storageKey)?.id;
    if (isReplaced() && asked[0].toString().includes('/logout')) throw new TypeError('Who left is out.');
    const response = await fetchWithProfile(...asked);
    const address = String(asked[0]);
    if (keptUser(storageKey)?.id !== asker) {
      // The client would store a late answer for a former member in place of the present one. It follows renewals by itself.
      if (/\/user$|grant_type=password|signup/.test(address)) throw new TypeError('Who asked has left.');
    } else if (address.includes('grant_type=refresh_token')) note(response.ok ? 'left' : 'refused');
    // The back end answers a logout in the same way, and that changes nothing.
    else if (address.endsWith('/user') && response.status === 403)
      note((await endIn(response.clone())) ?? end);
    return response;
  }

  function note(next: SessionEnd) {
    if (next === end) return;
    end = next;
    say({ end });
  }

  /** The other tabs share this session. */
  function hear(word: SessionMessage) {
    const session = store.getState();
    if (session.status !== 'member') return;
    if ('user' in word) {
      if (word.user.id === session.user.id) follow(word.user);
      return;
    }
    end = word.end;
    if (word.isOver) follow(undefined);
  }

  function follow(user: BackEndUser | undefined) {
    if (user !== undefined) end = 'left';
    const next: Session = user === undefined ? nobody[end] : { status: 'member', user: hostedUser(user) };
    const session = store.getState();
    // A refreshed token names the same person: nothing to paint again.
    if (JSON.stringify(next) === JSON.stringify(session)) return;
    const isOther =
      session.status === 'member' && next.status === 'member' && next.user.id !== session.user.id;
    // Notices for a former member are removed, and a returned member is not asked to log in again.
    if ((session.status !== 'loading' && next.status !== session.status) || isOther) dismissNotices();
    if (session.status === 'member' && next.status === 'guest') tellEnd();
    store.setState(next, true);
    if (!isOther) return;
    const description = words.loggedInAs(next.user.name);
    notify({ title: words.otherAccount, description, durationMs: actionMs });
  }

  function tellEnd() {
    if (end === 'gone') notify({ ...words.gone, durationMs: actionMs });
    if (end !== 'refused') return;
    const here = location.pathname + location.search + location.hash;
    const to: SiteAddress = `${paths.login()}?${new URLSearchParams({ [wantedParameter]: here })}`;
    notify({ ...words.expired, durationMs: actionMs, action: { label: words.logInAgain, to } });
  }

  /** The client keeps a token that has not run out by this device's clock, though the back end takes it no more. */
  function expire() {
    if (store.getState().status !== 'member') return;
    if (end === 'left') end = 'refused';
    say({ end, isOver: true });
    sessionArea.remove(storageKey);
    follow(undefined);
  }

  /** The first reading is ignored once a member is known. */
  function followFirst(user: BackEndUser | undefined) {
    if (store.getState().status === 'loading') follow(user);
  }

  auth.onAuthStateChange((event, current) => {
    if (event === 'INITIAL_SESSION') followFirst(current?.user);
    else if (!isReplaced() || current !== null) follow(current?.user);
  });
  const kept = keptUser(storageKey);
  if (kept !== undefined) follow(kept);
  void auth.getSession().then(
    ({ data }) => followFirst(data.session?.user),
    () => followFirst(undefined),
  );

  return {
    kind: 'hosted',
    current: store.getState,
    observe: store.subscribe,

    async signIn({ email, password }) {
      const wasOnline = isOnline();
      const before = store.getState();
      const { data, error } = await auth.signInWithPassword({ email, password });
      if (error !== null) return isTaken(before) ? replaced : failed('signIn', error, wasOnline);
      follow(data.user);
      return { ok: true, user: hostedUser(data.user) };
    },

    async signUp({ email, password, ...details }) {
      const wasOnline = isOnline();
      const before = store.getState();
      const { data, error } = await auth.signUp({ email, password, options: { data: details } });
      if (error !== null) return isTaken(before) ? replaced : failed('signUp', error, wasOnline);
      if (data.session === null) {
        // The back end answers as for a new address, and sends a member no mail.
        if (data.user?.identities?.length === 0) void tellMember(email);
        return { ok: true, next: 'confirm-email' };
      }
      follow(data.session.user);
      return { ok: true, next: 'signed-in' };
    },

    /** On this device only; it does not take the back end's word for the visitor to be out. */
    signOut() {
      // From here on the end of the session is the member's own logout.
      note('left');
      isOverdue = false;
      return new Promise((resolve) => {
        let isFinished = false;
        const finish = (error: { readonly message: string } | null) => {
          // A late result is ignored: another member may have logged in since.
          if (isFinished) return;
          isFinished = true;
          clearTimeout(limit);
          stopObserving();
          if (error !== null && store.getState().status === 'member') resolve(failed('signOut', error));
          else {
            say({ end: 'left', isOver: true });
            follow(undefined);
            resolve({ ok: true });
          }
        };
        const limit = setTimeout(() => {
          sessionArea.remove(storageKey);
          isOverdue = true;
          finish(null);
        }, signOutLimitMs);
        // The client forgets first and then tells the back end; the page does not wait for that.
        const stopObserving = store.subscribe(({ status }) => status === 'guest' && finish(null));
        void auth
          .signOut({ scope: 'local' })
          .then(({ error }) => finish(error), finish)
          .finally(() => {
            isOverdue = false;
          });
      });
    },

    token,

    async account(changed) {
      const session = store.getState();
      if (session.status !== 'member') return { kind: 'signed-out' };
      const asker = session.user.id;
      async function ask() {
        const present = changed && (await token());
        // The details are written into the account of the member who typed them, or into none.
        const error = changed && isHere(asker) ? await profile.change(changed, present) : null;
        return error === null ? auth.getUser() : { data: { user: null }, error };
      }
      try {
        let { data, error } = await ask();
        // Of a token that has run out the authentication says that it forbids.
        if (isForbidden(error) && end === 'left' && (await token(true)) !== undefined && isHere(asker))
          ({ data, error } = await ask());
        if (isVerdict(error) && end !== 'left' && isHere(asker)) expire();
        if (!isHere(asker)) return { kind: 'signed-out' };
        if (isVerdict(error)) return { kind: 'refused' };
        if (data.user !== null) return learn(data.user);
        const kind = notNow[error?.status ?? 0];
        if (kind !== undefined) return { kind, copiedAt: keptSince(storageKey) };
      } catch {
        // The client throws on an unexpected answer: it counts as none.
      }
      return { kind: 'unheard', copiedAt: keptSince(storageKey) };
    },
  };

  async function token(isTokenRefused = false) {
    try {
      const { data, error } = await (isTokenRefused ? auth.refreshSession() : auth.getSession());
      const isForgotten = data.session === null && (!error || error.name === 'AuthSessionMissingError');
      if (isForgotten || (isTokenRefused && end !== 'left')) expire();
      return data.session?.access_token;
    } catch {
      return undefined;
    }
  }

  /** A member who registers again gets a mail with a link to their account. */
  function tellMember(email: string) {
    return auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}${recoveryPath}` });
  }

  /** Whether a member has logged in meanwhile, in any tab. An earlier attempt to log in then counts as replaced. */
  function isTaken(before: Session): boolean {
    const session = store.getState();
    return session !== before && session.status === 'member';
  }

  function isHere(id: User['id']): boolean {
    const session = store.getState();
    return session.status === 'member' && session.user.id === id;
  }

  function learn(user: BackEndUser) {
    keepUser(storageKey, user);
    follow(user);
    say({ user });
    return { kind: 'known' } as const;
  }
}

/**
 * Tells what the link of a mail has done. It logs no visitor in: a link that somebody else sends would open their account
 * in this browser, and take over what it has booked. A recovery link leads to the page that asks for a new password; the
 * back end may lead elsewhere, if that page is not among its allowed addresses.
 */
function ignoreLink({ pathname, search, hash }: URL, found: Readonly<Record<string, string>>): false {
  const toLogin = (label: string) => ({ label, to: paths.login() });
  if (pathname === recoveryPath) return false;
  if (found.type === 'recovery') location.replace(`${recoveryPath}${search}${hash}`);
  else if (found.error_code) tellOfLink({ ...words.linkOver, action: toLogin(words.toLogin) });
  else if (hash.startsWith('#message=')) tellOfLink(words.firstConfirmed);
  else if (found.access_token === undefined) return false;
  else if (found.type === 'email_change') tellOfLink({ title: words.addressConfirmed });
  else tellOfLink({ ...words.confirmed, action: toLogin(words.logIn) });
  return false;
}

/** Tells the outcome of a link, and removes its parameters from the address, also for the router. */
function tellOfLink(notice: NoticeDraft) {
  notify({ ...notice, durationMs: actionMs });
  const search = new URLSearchParams(location.search);
  for (const name of ['access_token', 'refresh_token', 'error', 'error_code', 'error_description'])
    search.delete(name);
  history.replaceState(history.state, '', `${location.pathname}?${search}`.replace(/\?$/, ''));
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

function isForbidden(error: { readonly status?: number | undefined } | null): boolean {
  return error?.status === 401 || error?.status === 403;
}

/** Whether the refusal concerns the caller: their account is deleted, or their session has ended. */
async function endIn(response: Response): Promise<SessionEnd | undefined> {
  const { error_code, code } = await response.json().catch(() => ({}));
  const why = { user_not_found: 'gone', session_not_found: 'refused' } as const;
  return why[(error_code ?? code) as keyof typeof why];
}

/** Only a browser knows, and takes the doubt for a network. */
function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false;
}

/**
 * Messages about the session between tabs. The back end's client announces an end without its reason, which this
 * message brings first.
 */
function openSessionChannel(
  key: string,
  hear: (word: SessionMessage) => void,
): (word: SessionMessage) => void {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(`${key}-words`);
  channel.onmessage = ({ data }) => hear(data);
  return (word) => channel.postMessage(word);
}
