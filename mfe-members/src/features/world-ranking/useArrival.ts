import { type RefObject, useEffect, useState } from 'react';

type Aim = { readonly page: number; readonly isOwnRow: boolean };

/**
 * Once the requested page is on show, scrolls its first row or the reader's own into view and moves the reading
 * position there. It waits for the own row if the filters hide it at first.
 */
export function useArrival(page: number, table: RefObject<HTMLTableElement | null>): (aim: Aim) => void {
  const [aim, setAim] = useState<Aim | null>(null);
  useEffect(() => {
    if (aim?.page !== page) return;
    const target = aim.isOwnRow ? table.current?.querySelector<HTMLElement>('[data-own] a') : table.current;
    if (!target) return;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: aim.isOwnRow ? 'center' : 'start', behavior: 'instant' });
    setAim(null);
  });
  return setAim;
}
