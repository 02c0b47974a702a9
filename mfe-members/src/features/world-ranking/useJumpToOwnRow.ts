import { type RefObject, useEffect, useState } from 'react';

type Jump = 'none' | 'asked' | 'scrolled';

/**
 * Brings the reader to his own row and puts the focus on it. The row may have to be let through by the filters
 * first, and exists only once it is in sight: each step waits for the one before.
 */
export function useJumpToOwnRow(
  ownIndex: number,
  table: RefObject<HTMLElement | null>,
  scrollTo: (index: number) => void,
): () => void {
  const [jump, setJump] = useState<Jump>('none');
  useEffect(() => {
    if (jump === 'asked' && ownIndex >= 0) {
      scrollTo(ownIndex);
      setJump('scrolled');
    }
    if (jump === 'scrolled') {
      const link = table.current?.querySelector<HTMLElement>('[data-own] a');
      if (!link) return;
      link.focus({ preventScroll: true });
      setJump('none');
    }
  });
  return () => setJump('asked');
}
