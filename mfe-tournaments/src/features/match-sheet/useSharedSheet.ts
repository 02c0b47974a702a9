import { useEffect, useState } from 'react';
import { sharedBackEnd } from 'shared-kernel';
import type { Fixture, Tournament } from '../../domain/tournament';
import { useSharing } from '../../ui/useSharing';

/**
 * What a sheet has to do with a back end: it is kept the same on the devices of all scorers while it is open. Without a back end
 * nothing is awaited, and nothing to be said.
 */
export function useSharedSheet({ id }: Tournament, { id: match, published = 0 }: Fixture, known: number) {
  const sharing = useSharing();
  const [sheet, setSheet] =
    useState<Parameters<Parameters<NonNullable<typeof sharing>['openSheet']>[2]>[0]>();
  useEffect(() => sharing?.openSheet(id, match, setSheet), [sharing, id, match]);
  return {
    ...sheet,
    /** Of a match that others have written on, the plays are on their way. */
    isAwaited: sharedBackEnd() !== undefined && sharing !== null && !sheet?.isArrived && known < published,
  };
}

export type SharedSheet = ReturnType<typeof useSharedSheet>;
