import type { MatchNews } from '../../../matchday/matchNews';
import { setWinner } from '../../../scoring/score';

/** A match in front of all panels. */
export type Front = {
  readonly fixture: string;
  /** It has won a set or the match, and stays longer. */
  readonly isDecision: boolean;
  /** The set that the goal has decided: its score is shown, although the next set has begun. */
  readonly decidedSet: number | undefined;
};

/**
 * A goal replaces a goal. A decision stays for its time, and a mere goal does not show. Only the newest decision waits behind it:
 * results that an organiser writes from paper would hide the panels for minutes.
 */
export function withNews(fronts: readonly Front[], news: MatchNews): readonly Front[] {
  const decisions = fronts.filter(({ isDecision }) => isDecision);
  const { fixture, kind } = news;
  if (kind === 'correction') return fronts;
  if (kind === 'goal')
    return decisions.length > 0
      ? fronts
      : [{ fixture: fixture.id, isDecision: false, decidedSet: undefined }];
  const decidedSet = kind === 'set' ? news.setIndex : lastDecidedSet(news);
  return [...decisions.slice(0, 1), { fixture: fixture.id, isDecision: true, decidedSet }];
}

/** Undefined for a match without a sheet, such as a forfeit. */
function lastDecidedSet({ fixture }: MatchNews): number | undefined {
  const index = fixture.result?.details?.sets.findLastIndex((set) => setWinner(set) !== null);
  return index === -1 ? undefined : index;
}
