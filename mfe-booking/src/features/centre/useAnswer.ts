import { useCallback, useEffect, useRef, useState } from 'react';
import type { Asked, Trouble } from '../../data/ask';

type State<T> = { readonly value: T | null; readonly trouble: Trouble | null };

/**
 * The answer to a question, asked at once and again when the network returns. `ask` must stay the same function for the
 * same question: another one empties the answer.
 */
export function useAnswer<T>(ask: () => Promise<Asked<T>>) {
  const [state, setState] = useState<State<T>>({ value: null, trouble: null });
  const latest = useRef(ask);
  latest.current = ask;

  const askAgain = useCallback(async () => {
    const answer = await ask();
    if (latest.current !== ask) return;
    setState((before) =>
      answer.ok
        ? { value: answer.value, trouble: null }
        : { value: answer.trouble === 'no-role' ? null : before.value, trouble: answer.trouble },
    );
  }, [ask]);

  useEffect(() => {
    setState({ value: null, trouble: null });
    void askAgain();
    const look = () => void askAgain();
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, [askAgain]);

  const change = useCallback(
    (value: T | null) => {
      // What was loaded meanwhile belongs to an earlier question.
      if (latest.current === ask) setState({ value, trouble: null });
    },
    [ask],
  );
  return { ...state, askAgain, change };
}
