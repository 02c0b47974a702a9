import { useCallback, useEffect, useState } from 'react';
import type { Trouble } from '../../../data/ask';
import { type DeskHit, searchDesk } from '../../../data/desk';
import { observeChanges } from '../ui/useDeskDays';

type Found = { readonly reservations: readonly DeskHit[]; readonly more: boolean };
type State = { readonly found: Found | null; readonly trouble: Trouble | null };

/** The reservations that match the words, which stay the same while the component lives; read again after an own change. */
export function useFoundReservations(words: string) {
  const [state, setState] = useState<State>({ found: null, trouble: null });

  const askAgain = useCallback(async () => {
    const answer = await searchDesk(words);
    setState((before) => {
      if (answer.ok && answer.value.kind === 'found') return { found: answer.value, trouble: null };
      const trouble = answer.ok ? 'failed' : answer.trouble;
      return { found: trouble === 'no-role' ? null : before.found, trouble };
    });
  }, [words]);

  useEffect(() => {
    void askAgain();
    addEventListener('online', askAgain);
    const stop = observeChanges(() => void askAgain());
    return () => {
      removeEventListener('online', askAgain);
      stop();
    };
  }, [askAgain]);

  return { ...state, askAgain };
}
