import { useEffect, useEffectEvent } from 'react';
import { tournaments } from '../../data/tournaments';
import { type MatchNews, matchNews } from '../../domain/matchNews';
import type { Fixture } from '../../domain/tournament';

/**
 * Hears what happens in the matches of a tournament while the page is open. What was there when it opened is no news,
 * nor what comes of an earlier time.
 */
export function useMatchNews(id: string, onNews: (news: readonly MatchNews[]) => void): void {
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    const record = tournaments.record(id);
    const read = () => {
      const snapshot = record.snapshot();
      return snapshot.status === 'ready' ? (snapshot.value?.fixtures ?? null) : null;
    };
    let before: readonly Fixture[] | null = read();
    return record.observe(() => {
      const now = read();
      const news = before === null || now === null ? [] : matchNews(before, now, Date.now());
      before = now;
      if (news.length > 0) tell(news);
    });
  }, [id]);
}
