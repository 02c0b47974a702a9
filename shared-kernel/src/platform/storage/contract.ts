/** Data that is loading or ready. On the server and in the first client render it is always loading. */
export type Loadable<T> = { readonly status: 'loading' } | { readonly status: 'ready'; readonly value: T };

/** Why a write failed. The visitor has already seen a notice, unless `isTold`; the caller still holds their input. */
export type WriteRefusal =
  | { readonly kind: 'quota-exceeded' }
  | { readonly kind: 'unreadable-data' }
  /** The change would have overwritten a later release's data. */
  | { readonly kind: 'newer-data' }
  | { readonly kind: 'storage-failed' };

export type WriteResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: WriteRefusal };

export type UpdateOptions = { readonly isDerived?: boolean; readonly isTold?: boolean };

/** One piece of kept data, wherever it is kept: the interface that a hosted adapter implements too. */
export interface Stored<T> {
  read(): Promise<T>;
  /**
   * Changes the stored value, in turn with every other tab; `change` must be pure. Returning `current` writes nothing.
   * `current` is the very `empty` of the definition only if nothing was ever stored. Data derived from another store
   * may be lost with a killed browser, so it is written in a faster way. With `isTold` the page itself says why a write
   * has failed.
   */
  update(change: (current: T) => T, options?: UpdateOptions): Promise<WriteResult<T>>;
  remove(): Promise<WriteResult<void>>;
  /** Calls back when the data has changed, in any tab; the returned function stops it. */
  observe(listener: () => void): () => void;
  /** The same object until the data changes. */
  snapshot(): Loadable<T>;
}

export const loading: Loadable<never> = { status: 'loading' };
