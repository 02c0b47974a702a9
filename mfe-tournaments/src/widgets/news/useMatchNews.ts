import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef } from 'react';
import { decidedSet, type MatchNews, matchNews } from '../../matchday/matchNews';
import type { Fixture } from '../../model/tournament';
import { presentTime } from '../../store/stamps';
import { storedTournaments } from '../../store/storedTournaments';
import type { Live } from '../../sync/followScores';

/** How long the final score of a set or a match stays before the next one is shown. */
export const decisionMs = 20_000;

/** By match, the decided set that is shown instead of the next set, or of the next match. */
export type HeldSets = ReadonlyMap<string, number>;

/** Holds the sets that the news decides for their time; further news of the match ends it. */
export function holdSets(news: readonly MatchNews[], setHeld: Dispatch<SetStateAction<HeldSets>>): void {
  for (const each of news) {
    const { id } = each.fixture;
    const set = decidedSet(each);
    const others = (all: HeldSets) => new Map([...all].filter(([match]) => match !== id));
    setHeld((all) => (set === undefined ? others(all) : others(all).set(id, set)));
    if (set !== undefined)
      setTimeout(setHeld, decisionMs, (all: HeldSets) => (all.get(id) === set ? others(all) : all));
  }
}

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
