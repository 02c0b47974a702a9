import { useState } from 'react';
import { isolated } from 'shared-kernel';
import { VisuallyHidden } from 'shared-kernel/ui';
import { shownScore } from '../../competition/shownScore';
import type { MatchNews } from '../../matchday/matchNews';
import { type Fixture, type Side, type Tournament, winningSetsOf } from '../../model/tournament';
import { matchScore, otherSide, setScore } from '../../scoring/score';
import type { Live } from '../../sync/followScores';
import { useMatchNews } from './useMatchNews';

type Props = {
  readonly tournament: Tournament;
  /** Live scores ahead of the record. */
  readonly live: Live | null;
};

/** Announces goals, sets and ends of matches to screen readers as they happen; silent when the page opens. */
export function SpokenNews({ tournament, live }: Props) {
  const [text, setText] = useState('');
  useMatchNews(tournament.id, live, (news) => {
    setText(news.map((each) => newsSentence(each, tournament)).join(' '));
  });
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}

type Format = Pick<Tournament, 'format'>;

const sentences: {
  readonly [Kind in MatchNews['kind']]: (news: MatchNews & { readonly kind: Kind }, format: Format) => string;
} = {
  goal: ({ fixture, side, setIndex }) => {
    const { own, other } = goalsIn(fixture, setIndex, side);
    return `But pour ${teamOf(fixture, side)}, set ${setIndex + 1}\u00a0: ${own} à ${other} contre ${teamOf(fixture, otherSide(side))}.`;
  },
  set: ({ fixture, side, setIndex }) => {
    const { own, other } = goalsIn(fixture, setIndex, side);
    const sets = fixture.result?.details ? matchScore(fixture.result.details) : { teamA: 0, teamB: 0 };
    return `Set ${setIndex + 1} pour ${teamOf(fixture, side)}, ${own} à ${other} contre ${teamOf(fixture, otherSide(side))}. Sets\u00a0: ${sets[side]} à ${sets[otherSide(side)]}.`;
  },
  end: ({ fixture, winner }, format) => {
    const isHome = winner === fixture.homeTeam;
    const { home, away } = shownScore(fixture, winningSetsOf(format)) ?? { home: 0, away: 0 };
    const [own, other] = isHome ? [home, away] : [away, home];
    return `Match terminé\u00a0: ${isolated(winner)} bat ${isolated(isHome ? fixture.awayTeam : fixture.homeTeam)}, ${own} sets à ${other}.`;
  },
};

/** One sentence for each event. */
function newsSentence(news: MatchNews, format: Format): string {
  return (sentences[news.kind] as (news: MatchNews, format: Format) => string)(news, format);
}

function teamOf({ homeTeam, awayTeam }: Fixture, side: Side): string {
  return isolated(side === 'teamA' ? homeTeam : awayTeam);
}

function goalsIn({ result }: Fixture, setIndex: number, side: Side) {
  const set = result?.details?.sets[setIndex];
  const goals = set ? setScore(set) : { teamA: 0, teamB: 0 };
  return { own: goals[side], other: goals[otherSide(side)] };
}
