import type { BackEndRefusal } from 'shared-kernel/back-end';

export type WhyRefused =
  | 'no-network'
  | 'unreachable'
  | 'signed-out'
  | 'forbidden'
  /** The back end has answered that it cannot now: it is asked too much, or has a fault of its own. */
  | 'busy'
  | 'failed'
  /** Somebody has answered, and nobody here can read what: it may have been done. */
  | 'unreadable';

/** A gateway that waited for the back end in vain knows as little as if nobody had answered. */
const waitedInVain: readonly (number | undefined)[] = [502, 504];

/** Nobody is to blame for an answer that a device without a network does not get, nor for silence who has answered. */
export function whyRefused(refusal: BackEndRefusal): WhyRefused {
  if (refusal.kind === 'signed-out' || refusal.kind === 'forbidden') return refusal.kind;
  const { status } = refusal;
  if (status === undefined) return navigator.onLine ? 'unreachable' : 'no-network';
  if (waitedInVain.includes(status)) return 'unreachable';
  if (status === 429) return 'busy';
  return status < 400 ? 'unreadable' : 'failed';
}
