/** What schemas have left out so far; a count, because a schema has no other way to tell its caller. */
let cuts = 0;

/** For a schema that leaves something out of what it reads (`shared-kernel/tolerance`). */
export function noteCut(): void {
  cuts += 1;
}

/** Whether the work read values without leaving anything out of them. */
export function readsWhole<T>(work: () => T): { readonly result: T; readonly isWhole: boolean } {
  const before = cuts;
  const result = work();
  return { result, isWhole: cuts === before };
}
