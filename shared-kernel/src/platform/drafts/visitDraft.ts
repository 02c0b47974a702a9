import { useSyncExternalStore } from 'react';
import { createStore, type Session, session, type User } from 'shared-kernel';
import { attempt } from '../storage/shape';

/** The fields that the visitor has touched, as typed. */
export type Typed<Field extends string> = { readonly [Name in Field]?: string };

/** The fields of one form until it is sent. */
export interface VisitDraft<Field extends string> {
  /** The same object until something is typed or forgotten. */
  read(): Typed<Field>;
  keep(changed: Typed<Field>): void;
  /** Clears the `sent` values, or everything: input from during the request stays. */
  forget(sent?: Typed<Field>): void;
  /** Calls back when something was typed or forgotten; the answer stops it. */
  observe(listener: () => void): () => void;
}

type Kept<Field extends string> = { readonly by: User['id'] | null; readonly typed: Typed<Field> };

const nobodys: Kept<never> = { by: null, typed: {} };
/** Written when the visitor pauses, because each write is one for the disk. */
const pauseMs = 300;

/**
 * Keeps a form's draft for the visit, in the tab's session storage. A reload or a return restores it, and the next
 * visitor of a shared device does not see it. It needs no lock, because each tab has its own. A logout removes it. If
 * the browser refuses storage, the draft lasts as long as the page. `ofSession` names the fields about the visitor,
 * which the session fills for a member. After a login they hold no text that a guest typed before.
 */
export function visitDraft<Field extends string>(
  name: string,
  { ofSession = [] }: { readonly ofSession?: readonly Field[] } = {},
): VisitDraft<Field> {
  const key = `draft:${name}`;
  const store = createStore<Kept<Field>>(() => nobodys);
  let isOpened = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function open(): Kept<Field> {
    if (!isOpened) {
      isOpened = true;
      attempt(() => removeFormer(`${name}:draft`));
      store.setState(parse<Field>(attempt(() => sessionStorage.getItem(key))), true);
      session.observe(followSession);
      followSession();
    }
    return store.getState();
  }

  /** A guest's draft goes to the member who logs in with it open; a member's draft goes to no other visitor. */
  function followSession() {
    const current = session.current();
    const kept = store.getState();
    if (current.status === 'loading' || kept === nobodys) return;
    const user = userOf(current);
    // A member whose session expired gets their draft back.
    if (kept.by === user || 'isExpired' in current) return;
    if (kept.by !== null) return forget();
    const typed = Object.entries(kept.typed).filter(([field]) => !ofSession.includes(field as Field));
    store.setState({ by: user, typed: Object.fromEntries(typed) as Typed<Field> }, true);
    write();
  }

  function stopPause() {
    clearTimeout(pause);
    removeEventListener('pagehide', write);
    document.removeEventListener('visibilitychange', write);
  }

  function write() {
    stopPause();
    attempt(() => sessionStorage.setItem(key, JSON.stringify(store.getState())));
  }

  function hold(next: Kept<Field>) {
    stopPause();
    pause = setTimeout(write, pauseMs);
    // A hidden page may never be shown again.
    addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', write);
    store.setState(next, true);
  }

  function forget(sent?: Typed<Field>) {
    const { by, typed } = open();
    const since = Object.entries(typed).filter(([field, text]) => sent && sent[field as Field] !== text);
    if (since.length > 0) return hold({ by, typed: Object.fromEntries(since) as Typed<Field> });
    stopPause();
    attempt(() => sessionStorage.removeItem(key));
    store.setState(nobodys, true);
  }

  return {
    read: () => (typeof window === 'undefined' ? nobodys : open()).typed,

    keep(changed) {
      hold({ by: userOf(session.current()) ?? open().by, typed: { ...open().typed, ...changed } });
    },

    forget,

    observe: store.subscribe,
  };
}

/**
 * The drafts of a form that exists once for each of many records, by the record's id: all views of a record share its
 * draft.
 */
export function visitDrafts<Field extends string>(name: string): (id: string) => VisitDraft<Field> {
  const known = new Map<string, VisitDraft<Field>>();
  return (id) => {
    const draft = known.get(id) ?? visitDraft<Field>(`${name}:${id}`);
    known.set(id, draft);
    return draft;
  };
}

/** A draft in a component: empty on the server and while hydrating, live from then on. */
export function useVisitDraft<Field extends string>(draft: VisitDraft<Field>): Typed<Field> {
  return useSyncExternalStore<Typed<Field>>(draft.observe, draft.read, () => nobodys.typed);
}

function userOf(current: Session): User['id'] | null {
  return current.status === 'member' ? current.user.id : null;
}

function parse<Field extends string>(text: string | null | undefined): Kept<Field> {
  const raw: Partial<Kept<Field>> | null | undefined = attempt(() => JSON.parse(text ?? 'null'));
  const entries = Object.entries(raw?.typed ?? {}).filter(([, value]) => typeof value === 'string');
  if (entries.length === 0) return nobodys;
  return { by: raw?.by ?? null, typed: Object.fromEntries(entries) as Typed<Field> };
}

/** Earlier releases stored drafts on the device, with a count of writes and copies of unreadable ones. */
function removeFormer(key: string) {
  for (const each of Object.keys(localStorage)) {
    if (each.replace('jorkyball:revision:', '').startsWith(key)) localStorage.removeItem(each);
  }
}
