import { useEffect, useEffectEvent, useRef } from 'react';
import { type MatchNews, matchNews } from '../../matchday/matchNews';
import type { Fixture } from '../../model/tournament';
import { presentTime } from '../../store/stamps';
import { storedTournaments } from '../../store/storedTournaments';
import type { Live } from '../../sync/followScores';

/** The news of matches while the page is open. The state at the opening is none, nor are earlier goals that arrive late. */
export function useMatchNews(
  id: string,
  live: Live | null,
  onNews: (news: readonly MatchNews[]) => void,
): void {
  const before = useRef<readonly Fixture[] | null>(null);
  const tell = useEffectEvent(onNews);
  const compare = useEffectEvent((isCatchingUp: boolean) => {
    const record = storedTournaments.record(id).snapshot();
    const tournament = record.status === 'ready' ? record.value : null;
    const now = tournament && (live?.heard(tournament, before.current) ?? tournament.fixtures);
    const news =
      before.current === null || now === null || isCatchingUp
        ? []
        : matchNews(before.current, now, presentTime().getTime());
    before.current = now;
    if (news.length > 0) tell(news);
  });

  useEffect(() => {
    before.current = null;
    compare(true);
    return storedTournaments.record(id).observe(() => compare(false));
  }, [id]);

  const heard = useRef<number>(undefined);
  useEffect(() => {
    if (live === null) return;
    compare(heard.current !== live.stretch);
    heard.current = live.stretch;
  }, [live]);
}
