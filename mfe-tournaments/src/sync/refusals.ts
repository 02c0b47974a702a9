import { dismissNotice, notify, session } from 'shared-kernel';
import type { BackEndRefusal } from 'shared-kernel/back-end';
import type { SharedRefusal } from '../store/sharedRefusal';
import { refusalSentences, refusedTitle, unansweredTitle } from './strings';

/** What the back end's refusal means for who is logged in here; it takes a guest for somebody who may not. */
function meaningOf({ kind }: BackEndRefusal | SharedRefusal): SharedRefusal {
  const isGuest = session.current().status === 'guest';
  return { kind: kind === 'forbidden' && isGuest ? 'signed-out' : kind };
}

/** The notice of the last refusal; a success since then has replaced it. */
let told = '';

export function done<T>(value: T): { readonly ok: true; readonly value: T } {
  dismissNotice(told);
  return { ok: true, value };
}

/** Shows the organiser the reason, as the storage does for its own refusals, and returns the refusal. */
export function refuse(refusal: BackEndRefusal | SharedRefusal): {
  readonly ok: false;
  readonly refusal: SharedRefusal;
} {
  const why = meaningOf(refusal);
  if ('isLeft' in refusal) return { ok: false, refusal: why };
  dismissNotice(told);
  told = notify({
    title: why.kind === 'unreachable' ? unansweredTitle : refusedTitle,
    description: refusalSentences[why.kind],
    variant: 'destructive',
    durationMs: 15_000,
  });
  return { ok: false, refusal: why };
}
