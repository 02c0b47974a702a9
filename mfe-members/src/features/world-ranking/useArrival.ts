import { type RefObject, useEffect, useState } from 'react';

type Aim = { readonly page: number; readonly isOwnRow: boolean };

/**
 * Once the page aimed at is on show, brings its first row or the reader's own into sight and has reading go on there.
 * The own row may have to be let through by the filters first: it is waited for.
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
