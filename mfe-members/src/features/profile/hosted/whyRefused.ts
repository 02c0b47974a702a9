import type { BackEndRefusal } from 'shared-kernel/back-end';

export type WhyRefused = BackEndRefusal['kind'] | 'no-network';

/** Nobody is to blame for an answer that a device without a network does not get. */
export function whyRefused({ kind }: BackEndRefusal): WhyRefused {
  return kind === 'unreachable' && !navigator.onLine ? 'no-network' : kind;
}
