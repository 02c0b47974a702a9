/** Why a change of a shared tournament failed. The organiser has read it already. */
export type SharedRefusal =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'signed-out' }
  /** The tournament belongs to another organiser, or its organiser has lost the role. */
  | { readonly kind: 'forbidden' }
  /** A later release has written it with data that this one would lose. */
  | { readonly kind: 'newer-record' }
  /** Others were faster each time. */
  | { readonly kind: 'too-busy' }
  | { readonly kind: 'failed' };
