import { useState } from 'react';
import { VisuallyHidden } from 'shared-kernel/ui';
import type { Tournament } from '../../model/tournament';
import type { Live } from '../../sync/followScores';
import { newsSentence } from './strings';
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
