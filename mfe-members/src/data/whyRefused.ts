import type { BackEndRefusal } from 'shared-kernel/back-end';

export type WhyRefused =
  | 'no-network'
  | 'unreachable'
  | 'signed-out'
  | 'forbidden'
  /** The back end has answered that it cannot now: it is asked too much, or has a fault of its own. */
  | 'busy'
  | 'failed'
  /** The answer is unreadable: the change may have been made. */
  | 'unreadable';

/** The timeout of a gateway counts as no answer. */
const waitedInVain: readonly (number | undefined)[] = [502, 504];

/** A device without a network blames no server, and a server that has answered is not called silent. */
export function whyRefused(refusal: BackEndRefusal): WhyRefused {
  if (refusal.kind === 'signed-out' || refusal.kind === 'forbidden') return refusal.kind;
  const { status } = refusal;
  if (status === undefined) return navigator.onLine ? 'unreachable' : 'no-network';
  if (waitedInVain.includes(status)) return 'unreachable';
  if (status === 429) return 'busy';
  return status < 400 ? 'unreadable' : 'failed';
}
