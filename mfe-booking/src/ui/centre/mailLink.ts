import { createStore, sharedBackEnd } from 'shared-kernel';
import { visitDraft } from 'shared-kernel/drafts';
import { openByLink, setReminders } from 'shared-kernel/mail-links';

/** Why a link could not be checked; it can be opened again. */
type Unchecked = 'no-network' | 'no-answer';

/** The link of a mail that was opened in this tab, and the answer of the centre. */
export type MailLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'opening'; readonly id: string }
  | { readonly kind: 'unchecked'; readonly id: string; readonly why: Unchecked }
  | { readonly kind: 'open'; readonly id: string; readonly isConfirmedNow: boolean }
  | { readonly kind: 'released' | 'cancelled' | 'in-account' | 'unknown'; readonly id: string }
  | {
      readonly kind: 'reminders';
      readonly id: string;
      readonly token: string;
      readonly state: 'asked' | 'sending' | 'stopped' | 'resumed' | Unchecked;
    };

/** The secret lies in the fragment: no server receives it, and no log keeps it. */
const pattern = /^#(cle|rappels)=([\w-]{20,200})$/;

/** A reload of the tab finds what was not yet answered. */
const draft = visitDraft<'id' | 'cle' | 'rappels'>('mail-link');
const store = createStore<MailLink>(() => ({ kind: 'none' }));

export const mailLink = {
  snapshot: store.getState,
  observe: (listener: () => void) => store.subscribe(() => listener()),
};

/** Reads the link of this reservation, if the address has one, and removes it from the address. */
export function readMailLink(id: string): void {
  const [, name, secret] = pattern.exec(location.hash) ?? [];
  // Neither the history nor a bookmark keeps the secret.
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  if (name && secret) {
    draft.forget();
    draft.keep({ id, [name]: secret });
  }
  const kept = draft.read();
  if (kept.id !== id) store.setState({ kind: 'none' }, true);
  else if (kept.cle) void openLink(id);
  else if (kept.rappels) store.setState({ kind: 'reminders', id, token: kept.rappels, state: 'asked' }, true);
}

/** Opens the reservation, which confirms a guest's booking. */
export async function openLink(id: string): Promise<void> {
  const { cle } = draft.read();
  if (!cle || !sharedBackEnd()) return;
  store.setState({ kind: 'opening', id }, true);
  const answer = await openByLink(id, cle);
  if (!answer.ok) return store.setState({ kind: 'unchecked', id, why: unchecked() }, true);
  draft.forget();
  const { value } = answer;
  store.setState(
    value.kind === 'open'
      ? { kind: 'open', id, isConfirmedNow: value.isConfirmedNow }
      : { kind: value.kind, id },
    true,
  );
}

/** Switches the reminders off or on. */
export async function chooseReminders(id: string, token: string, isOn: boolean): Promise<void> {
  const set = (state: Extract<MailLink, { kind: 'reminders' }>['state']) =>
    store.setState({ kind: 'reminders', id, token, state }, true);
  set('sending');
  const answer = await setReminders(token, isOn);
  if (!answer.ok) return set(unchecked());
  if (answer.value.kind === 'unknown') return store.setState({ kind: 'unknown', id }, true);
  set(isOn ? 'resumed' : 'stopped');
}

function unchecked(): Unchecked {
  return navigator.onLine ? 'no-answer' : 'no-network';
}
