/** Why what was noted on this device is not at the back end. It stays noted here in any case. */
export type SendRefusal =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'signed-out' }
  /** They were one, or take the sheet of somebody else's tournament for their own. */
  | { readonly kind: 'not-a-scorer' }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'failed' };

/** How far what was noted of a tournament on this device is from what everybody sees. */
export type Standing = { readonly kind: 'sent' } | { readonly kind: 'sending' } | SendRefusal;
