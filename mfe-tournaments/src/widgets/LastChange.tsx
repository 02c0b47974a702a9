import { useEffect, useState } from 'react';
import { formatHour, subscribe } from 'shared-kernel';
import { centreTime } from 'shared-kernel/time';
import { presentTime } from '../store/stamps';
import { answer } from './announce';

/**
 * Says when the page's content last changed while the reader looked at it, here or in another tab: figures that move
 * by themselves need a reason. Of one tournament, or of any.
 */
export function LastChange({ tournamentId }: { readonly tournamentId?: string }) {
  const [{ text, isAnswered }, setChange] = useState({ text: '', isAnswered: false });
  useEffect(
    () =>
      subscribe('tournaments:saved', (saved) => {
        if (tournamentId === undefined || saved.tournamentId === tournamentId)
          setChange({
            text: `Mis à jour à ${formatHour(centreTime(presentTime()))}`,
            isAnswered: answer.isDue,
          });
      }),
    [tournamentId],
  );
  return (
    <p role="status" aria-live={isAnswered ? 'off' : undefined}>
      {text}
    </p>
  );
}
