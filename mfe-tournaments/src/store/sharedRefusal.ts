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

/** Why the back end does not have this device's events, which stay stored here in any case. */
export type SendRefusal =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'signed-out' }
  /** A former scorer, or a member who treats another organiser's sheet as their own. */
  | { readonly kind: 'not-a-scorer' }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'failed' };

/** How this device's events of a tournament differ from the published state. */
export type Standing = { readonly kind: 'sent' } | { readonly kind: 'sending' } | SendRefusal;
