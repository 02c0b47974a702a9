import { type RefObject, useEffect } from 'react';

/** A moved row keeps the focus without scrolling the page, so the focused control is scrolled into view when needed. */
export function useFocusInSight(row: RefObject<HTMLElement | null>, place: number): void {
  useEffect(() => {
    const { activeElement } = document;
    if (place >= 0 && row.current?.contains(activeElement))
      activeElement?.scrollIntoView?.({ block: 'nearest' });
  }, [row, place]);
}
