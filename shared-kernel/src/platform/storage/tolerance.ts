/** The number of values that schemas have dropped so far; a counter, because a schema has no other way to report it. */
let cuts = 0;

/** For a schema that drops a part of its input (`shared-kernel/tolerance`). */
export function noteDataLoss(): void {
  cuts += 1;
}

/** Whether the work read values without leaving anything out of them. */
export function trackDataLoss<T>(work: () => T): { readonly result: T; readonly isWhole: boolean } {
  const before = cuts;
  const result = work();
  return { result, isWhole: cuts === before };
}
