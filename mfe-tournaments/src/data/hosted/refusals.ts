import { dismissNotice, notify, session } from 'shared-kernel';
import type { BackEndRefusal } from 'shared-kernel/back-end';
import { refusalSentences, refusedTitle, unansweredTitle } from './strings';

/** Why a tournament that everybody shares was not changed. The organiser has been told already. */
export type SharedRefusal =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'signed-out' }
  /** Somebody else's tournament, or its organiser is none any more. */
  | { readonly kind: 'forbidden' }
  /** A later release has written it, and would lose what this one does not know. */
  | { readonly kind: 'newer-record' }
  /** Others were faster each time. */
  | { readonly kind: 'too-busy' }
  | { readonly kind: 'failed' };

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

/** Tells the organiser why, as the storage does of its own refusals, and hands the refusal to the caller. */
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
