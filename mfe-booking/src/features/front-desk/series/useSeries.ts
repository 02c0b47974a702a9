import { useCallback, useEffect, useState } from 'react';
import type { Trouble } from '../../../data/ask';
import { readSeries, type SeriesList } from '../../../data/series';

/** What colleagues and visitors do meanwhile is seen after this time. */
const askAgainMs = 20_000;

type State = { readonly list: SeriesList | null; readonly trouble: Trouble | null };

/** Requests and running series. They are asked for at once, when the page is visible again, when the network is back, and now and then. */
export function useSeries() {
  const [state, setState] = useState<State>({ list: null, trouble: null });

  const askAgain = useCallback(async () => {
    const answer = await readSeries();
    setState(({ list }) => {
      if (answer.ok && answer.value.kind === 'listed') return { list: answer.value, trouble: null };
      const trouble = answer.ok ? 'failed' : answer.trouble;
      // Who has left the team reads nothing more.
      return { list: trouble === 'no-role' ? null : list, trouble };
    });
  }, []);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void askAgain();
    };
    look();
    const timer = setInterval(look, askAgainMs);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, [askAgain]);

  return { ...state, askAgain };
}
