import { useCallback, useEffect, useState } from 'react';
import { dismissScorer, readScorers, type Scorer, type ScorerRefusal } from '../../../sync/scorers';

type Scorers =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly refusal: ScorerRefusal }
  | { readonly status: 'ready'; readonly list: readonly Scorer[] };

/** New scorers accept their invitation while the page is open. */
const askAgainMs = 20_000;

/** The scorers of a tournament, from the back end. */
export function useScorers(tournament: string) {
  const [scorers, setScorers] = useState<Scorers>({ status: 'loading' });

  const look = useCallback(async () => {
    const answer = await readScorers(tournament);
    setScorers((known) => {
      if (answer.ok) return { status: 'ready', list: answer.value };
      return known.status === 'ready' ? known : { status: 'failed', refusal: answer.refusal };
    });
  }, [tournament]);

  useEffect(() => {
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') void look();
    };
    void look();
    const timer = setInterval(lookWhenSeen, askAgainMs);
    document.addEventListener('visibilitychange', lookWhenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookWhenSeen);
    };
  }, [look]);

  async function dismiss(scorer: Scorer) {
    const answer = await dismissScorer(tournament, scorer);
    if (answer.ok) await look();
    return answer;
  }

  return { scorers, look, dismiss };
}
