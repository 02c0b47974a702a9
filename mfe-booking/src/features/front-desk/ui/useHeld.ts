import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from 'shared-kernel';

/** How many windows and drags want the desk to stay as it is. */
const holds = createStore<number>(() => 0);

/** While `isActive` the desk shows nothing new: a cell must not change under a hand, nor a list behind its window. */
export function useHold(isActive = true): void {
  useLayoutEffect(() => {
    if (!isActive) return;
    holds.setState((count) => count + 1, true);
    return () => holds.setState((count) => count - 1, true);
  }, [isActive]);
}

/** The latest state; while the desk is held the one that was shown before. */
export function useHeld<T extends { readonly listed: unknown }>(latest: T): T & { readonly isHeld: boolean } {
  const isHeld = useSyncExternalStore(holds.subscribe, holds.getState, holds.getInitialState) > 0;
  const [shown, setShown] = useState(latest);
  // Without a list there is nothing to hold: a reload opens a dialog before it has come.
  const isFrozen = isHeld && shown.listed !== null;
  if (!isFrozen && shown !== latest) setShown(latest);
  return { ...(isFrozen ? shown : latest), isHeld };
}
