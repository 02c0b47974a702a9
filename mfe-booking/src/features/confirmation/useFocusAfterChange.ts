import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the title inside the returned element when a change removes the focused element: a cancellation in
 * another tab, or the start of the hour.
 */
export function useFocusAfterChange(state: string) {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    const wasShown = before.current !== 'loading';
    before.current = state;
    if (wasShown && isLost())
      top.current?.querySelector('h1')?.focus({ preventScroll: state !== 'cancelled' });
  }, [state]);
  return top;
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
