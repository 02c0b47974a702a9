import type { Changes } from '../../../domain/details';

/** Why the form is still open after a try. */
export type SavingOutcome =
  /** The back end did not answer the read before the write, or this device had no network. */
  | { readonly kind: 'unsent' | 'no-network' }
  /** These were sent, and no answer came. */
  | { readonly kind: 'unsure'; readonly sent: Changes }
  /** They have not arrived, as the account shows. */
  | { readonly kind: 'not-arrived' }
  /** The changes would overwrite another device's later change. */
  | { readonly kind: 'overtaken' }
  /** The back end has answered that it cannot now: it is asked too much, or has a fault of its own. */
  | { readonly kind: 'busy' | 'failed' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'signed-out' };
