/** Why there is no answer of the back end's own. */
export type BackEndRefusal =
  /**
   * The back end did not answer, or, with a status, another server did: a gateway that is down, a hotel's login. With
   * `isLeft` the caller has left, and it does not concern the present visitor.
   */
  | { readonly kind: 'unreachable'; readonly status?: number; readonly isLeft?: true }
  /** The session has ended: the caller has to log in again. */
  | { readonly kind: 'signed-out' }
  /** The caller may not do this. */
  | { readonly kind: 'forbidden' }
  /** The back end answered with an error, or its answer cannot be parsed. */
  | { readonly kind: 'failed'; readonly status: number; readonly message: string };

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: BackEndRefusal };
