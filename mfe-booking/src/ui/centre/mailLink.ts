import { createStore, sharedBackEnd } from 'shared-kernel';
import type { LinkAnswer, MailLinks } from 'shared-kernel/courts';

/** Why a link could not be checked; it can be opened again. */
type Unchecked = 'no-network' | 'no-answer';

/** The link of a mail that was opened in this tab, and the answer of the centre. */
export type MailLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'opening'; readonly id: string }
  | { readonly kind: 'unchecked'; readonly id: string; readonly why: Unchecked }
  | ToConfirm
  | (Exclude<LinkAnswer, { kind: 'to-confirm' }> & { readonly id: string })
  | {
      readonly kind: 'reminders';
      readonly id: string;
      readonly token: string;
      readonly state: 'asked' | 'sending' | 'stopped' | 'resumed' | Unchecked;
    };

/** What the visitor confirms by a press. */
export type ToConfirm = Extract<LinkAnswer, { kind: 'to-confirm' }> & {
  readonly id: string;
  readonly state: 'asked' | 'sending' | Unchecked;
};

/** The secret lies in the fragment: no server receives it, and no log keeps it. */
const pattern = /^#(cle|rappels)=([\w-]*)/;

/** Programs for mails add the dot that follows a link, or cut it. */
const isSecret = (text = '') => text.length >= 20 && text.length <= 200;

type Kept = { readonly id: string; readonly name: string; readonly secret: string };

/** A link that the session storage refused: it lasts for the life of the page. */
let unstored: Kept | undefined;
const store = createStore<MailLink>(() => ({ kind: 'none' }));

export const mailLink = {
  snapshot: store.getState,
  observe: (listener: () => void) => store.subscribe(() => listener()),
};

/** Reads the link of this reservation, if the address has one, and removes it from the address. */
export function readMailLink(id: string): void {
  const [, name, secret] = pattern.exec(location.hash) ?? [];
  // Neither the history nor a bookmark keeps the secret, or the lone « # » of a link that was cut there.
  if (location.href.includes('#'))
    history.replaceState(history.state, '', location.pathname + location.search);
  const isDamaged = name !== undefined && !isSecret(secret);
  if (name && secret && !isDamaged) keep({ id, name, secret });
  const kept = read();
  if (isDamaged) store.setState({ kind: 'unknown', id }, true);
  else if (kept?.id !== id) store.setState({ kind: 'none' }, true);
  else if (kept.name === 'cle') void openLink(id);
  else store.setState({ kind: 'reminders', id, token: kept.secret, state: 'asked' }, true);
}

/** Opens the reservation; with `asked`, which the visitor has read, it confirms it. */
export async function openLink(id: string, asked?: ToConfirm): Promise<void> {
  const kept = read();
  // A logout in another tab has removed it.
  if (kept?.id !== id) return store.setState({ kind: 'unknown', id }, true);
  store.setState(asked ? { ...asked, state: 'sending' } : { kind: 'opening', id }, true);
  const answer = await ask((links) => links.open(id, kept.secret, asked !== undefined));
  if (!answer) {
    const why = unchecked();
    return store.setState(asked ? { ...asked, state: why } : { kind: 'unchecked', id, why }, true);
  }
  if (answer.kind === 'to-confirm') return store.setState({ ...answer, id, state: 'asked' }, true);
  // A reload opens it again if this device has no room for the reservation.
  if (!('reservation' in answer)) keep(undefined);
  store.setState({ ...answer, id }, true);
}

/** Switches the reminders off or on. */
export async function chooseReminders(id: string, token: string, isOn: boolean): Promise<void> {
  const set = (state: Extract<MailLink, { kind: 'reminders' }>['state']) =>
    store.setState({ kind: 'reminders', id, token, state }, true);
  set('sending');
  const answer = await ask((links) => links.setReminders(token, isOn));
  if (!answer) return set(unchecked());
  keep(undefined);
  if (answer === 'unknown') return store.setState({ kind: 'unknown', id }, true);
  set(answer);
}

/** Undefined without an answer, or without the code that asks. */
async function ask<Answer>(question: (links: MailLinks) => Promise<Answer>): Promise<Answer | undefined> {
  try {
    const links = await (await sharedBackEnd()?.openReservations?.())?.mailLinks;
    return links && (await question(links));
  } catch {
    return undefined;
  }
}

function unchecked(): Unchecked {
  return navigator.onLine ? 'no-answer' : 'no-network';
}

function read(): Kept | undefined {
  try {
    // Another program of this origin may have written anything there.
    const { id, name, secret } = JSON.parse(sessionStorage.getItem('draft:mail-link') ?? '{}') ?? {};
    if ([id, name, secret].every((text) => typeof text === 'string')) return { id, name, secret };
  } catch {
    // Below.
  }
  return unstored;
}

function keep(kept: Kept | undefined) {
  unstored = kept;
  try {
    if (kept) sessionStorage.setItem('draft:mail-link', JSON.stringify(kept));
    else sessionStorage.removeItem('draft:mail-link');
  } catch {
    // This page keeps it in memory nonetheless.
  }
}
