import { useEffect, useState } from 'react';
import { sharedBackEnd } from 'shared-kernel';
import { seedSampleTournament } from '../data/seedSampleTournament';
import { useSharing } from './useSharing';

/**
 * Makes sure that a first visit finds the sample championship (specification, section 3), and says when that is
 * settled, and what a back end has of the tournament `id`: until then an empty list or a missing tournament means nothing.
 * What asks the back end may come late: then it is asked, and followed for as long as the page is there.
 */
export function useSampleTournament(id?: string): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  const sharing = useSharing();
  useEffect(() => {
    if (sharing === undefined && sharedBackEnd() !== undefined) return;
    let isWanted = true;
    const settle = () => {
      if (isWanted) setSettled(id ?? '');
    };
    seedSampleTournament(id).then(settle, settle);
    const stop = sharing?.follow(id);
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [id, sharing]);
  return settled === (id ?? '');
}
