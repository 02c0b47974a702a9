import { useState } from 'react';
import { VisuallyHidden } from 'shared-kernel/ui';
import type { Tournament } from '../../domain/tournament';
import { newsSentence } from './strings';
import { useMatchNews } from './useMatchNews';

/** Goals, sets and ends of matches are said to whoever listens, when they fall; silent when the page opens. */
export function SpokenNews({ tournament }: { readonly tournament: Tournament }) {
  const [text, setText] = useState('');
  useMatchNews(tournament.id, (news) => {
    setText(news.map((each) => newsSentence(each, tournament)).join(' '));
  });
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
