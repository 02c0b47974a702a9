import { type RefObject, useEffect } from 'react';

/**
 * A row that is moved takes the focus along, and the page stays where it is: what is in focus is brought into sight where
 * that has taken it out of it.
 */
export function useFocusInSight(row: RefObject<HTMLElement | null>, place: number): void {
  useEffect(() => {
    const { activeElement } = document;
    if (place >= 0 && row.current?.contains(activeElement))
      activeElement?.scrollIntoView?.({ block: 'nearest' });
  }, [row, place]);
}
