import { type RefObject, useEffect, useRef } from 'react';

/**
 * Escape answers for `place`, while the focus is in it or nowhere: a press beside its buttons takes the focus from
 * all of them. A dialog over the place may keep the key to itself (`preventDefault`).
 */
export function useEscape(place: RefObject<HTMLElement | null>, onEscape: () => void) {
  const answer = useRef(onEscape);
  useEffect(() => {
    answer.current = onEscape;
  });
  useEffect(() => {
    function hear({ key, defaultPrevented }: KeyboardEvent) {
      const focused = document.activeElement;
      const isNowhere = focused === null || focused === document.body || focused.contains(place.current);
      if (key !== 'Escape' || defaultPrevented) return;
      if (isNowhere || place.current?.contains(focused)) answer.current();
    }
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [place]);
}
