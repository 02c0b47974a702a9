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
