import { useEffect, useState } from 'react';
import { formatHour, subscribe } from 'shared-kernel';
import { centreTime } from 'shared-kernel/time';
import { presentTime } from '../store/stamps';

/**
 * Says when the page's content last changed while the reader looked at it, here or in another tab: figures that move
 * by themselves need a reason. Of one tournament, or of any.
 */
export function LastChange({ tournamentId }: { readonly tournamentId?: string }) {
  const [at, setAt] = useState<Date | null>(null);
  useEffect(
    () =>
      subscribe('tournaments:saved', (saved) => {
        if (tournamentId === undefined || saved.tournamentId === tournamentId) setAt(presentTime());
      }),
    [tournamentId],
  );
  return <p role="status">{at !== null && `Mis à jour à ${formatHour(centreTime(at))}`}</p>;
}
