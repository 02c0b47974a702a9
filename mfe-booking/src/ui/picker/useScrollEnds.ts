import { type RefObject, useEffect, useState } from 'react';

/** A pixel's part, where the screen's pixels are not the page's. */
const tolerancePx = 2;

/** Whether a horizontal list is scrolled to its start, and to its end; `count` is its number of items. */
export function useScrollEnds(list: RefObject<HTMLElement | null>, count: number) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });

  useEffect(() => {
    const element = list.current;
    if (!element || count === 0) return;
    function look() {
      const { scrollLeft, clientWidth, scrollWidth } = element as HTMLElement;
      setEnds({
        isAtStart: scrollLeft <= tolerancePx,
        isAtEnd: scrollLeft + clientWidth >= scrollWidth - tolerancePx,
      });
    }
    look();
    element.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [list, count]);

  return ends;
}
