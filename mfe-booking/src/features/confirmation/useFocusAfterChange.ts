import { useEffect, useRef } from 'react';

/**
 * When what the page is about changes (cancelled in another tab, the hour has come) and takes the element in focus away,
 * the title inside the answered element is where reading goes on.
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
