import { useEffect, useState } from 'react';
import { sharedBackEnd } from 'shared-kernel';
import type { SheetSharing } from '../../data/hosted/sharing';
import { loadSharing } from '../../data/loadSharing';
import type { Fixture, Tournament } from '../../domain/tournament';

export type SharedSheet = Partial<SheetSharing>;

/**
 * A sheet's connection to a back end: it keeps an open sheet the same on all scorers' devices. Without a back end it
 * waits for nothing and shows nothing.
 */
export function useSharedSheet({ id }: Tournament, { id: match, published = 0 }: Fixture, known: number) {
  const [sheet, setSheet] = useState<SharedSheet>({ isArrived: sharedBackEnd() === undefined });
  useEffect(() => {
    let isWanted = true;
    let stop: (() => void) | undefined;
    loadSharing().then((sharing) => {
      if (isWanted) stop = sharing?.openSheet(id, match, setSheet);
      // Without its code the events of others are unknown.
      if (sharing === null) setSheet({ isArrived: true });
    });
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [id, match]);
  /** Of a match that others have written on, the plays are on their way. */
  return { sheet, isAwaited: !sheet.isArrived && known < published };
}
