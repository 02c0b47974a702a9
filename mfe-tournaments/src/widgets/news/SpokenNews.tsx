import { type Dispatch, type SetStateAction, useState } from 'react';
import { isolated } from 'shared-kernel';
import { VisuallyHidden } from 'shared-kernel/ui';
import { shownScore } from '../../competition/outcome';
import type { MatchNews } from '../../matchday/matchNews';
import { type Side, type Tournament, winningSetsOf } from '../../model/tournament';
import { matchScore, otherSide, setScore } from '../../scoring/score';
import type { Live } from '../../sync/followScores';
import { answer } from '../announce';
import { agreed } from '../words';
import { type HeldSets, holdSets, useMatchNews } from './useMatchNews';

type Props = {
  readonly tournament: Tournament;
  readonly live: Live | null;
  readonly setHeld: Dispatch<SetStateAction<HeldSets>>;
};

/** Announces goals, sets, ends of matches and corrected results to screen readers as they happen; silent when the page opens. */
export function SpokenNews({ tournament, live, setHeld }: Props) {
  const [spoken, setSpoken] = useState({ count: 0, text: '' });
  useMatchNews(tournament.id, live, (news) => {
    const text = news.map((each) => newsSentence(each, tournament)).join(' ');
    if (!answer.isDue) setSpoken(({ count }) => ({ count: count + 1, text }));
    holdSets(news, setHeld);
  });
  return (
    <VisuallyHidden role="status">
      {/* A new element: a screen reader reads the same sentence again. */}
      <span key={spoken.count}>{spoken.text}</span>
    </VisuallyHidden>
  );
}

function newsSentence(news: MatchNews, format: Pick<Tournament, 'format'>): string {
  const { fixture } = news;
  const { result, homeTeam, awayTeam } = fixture;
  if ('winner' in news) {
    const isHome = news.winner === homeTeam;
    const { home, away } = shownScore(fixture, winningSetsOf(format)) ?? { home: 0, away: 0 };
    const [own, other] = isHome ? [home, away] : [away, home];
    const title = news.kind === 'end' ? 'Match terminé' : 'Score corrigé';
    return `${title}\u00a0: ${isolated(news.winner)} ${agreed(news.winner, 'bat', 'battent')} ${isolated(isHome ? awayTeam : homeTeam)}, ${own}\u00a0sets à\u00a0${other}.`;
  }
  const { side, setIndex } = news;
  const [team, against] = (side === 'teamA' ? [homeTeam, awayTeam] : [awayTeam, homeTeam]).map(isolated);
  const inWords = (score: Readonly<Record<Side, number>>) =>
    `${score[side]}\u00a0à\u00a0${score[otherSide(side)]}`;
  const details = result?.details;
  const set = details?.sets[setIndex];
  const goals = `${inWords(set ? setScore(set) : none)} contre ${against}.`;
  return news.kind === 'goal'
    ? `But pour ${team}, set ${setIndex + 1}\u00a0: ${goals}`
    : `Set ${setIndex + 1} pour ${team}, ${goals} Sets\u00a0: ${inWords(details ? matchScore(details) : none)}.`;
}

const none = { teamA: 0, teamB: 0 };
