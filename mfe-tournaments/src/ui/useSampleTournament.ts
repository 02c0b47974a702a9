import { useEffect, useState } from 'react';
import { seedSampleTournament } from '../data/seedSampleTournament';

/**
 * Makes sure that a first visit finds the sample championship (specification, section 3), and says when that is
 * settled, and what a back end has of the tournament `id`: until then an empty list or a missing tournament means nothing.
 */
export function useSampleTournament(id?: string): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const settle = () => {
      if (isWanted) setSettled(id ?? '');
    };
    seedSampleTournament(id).then(settle, settle);
    return () => {
      isWanted = false;
    };
  }, [id]);
  return settled === (id ?? '');
}
