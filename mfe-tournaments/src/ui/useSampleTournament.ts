import { useEffect, useState } from 'react';
import { seedSampleTournament } from '../data/seedSampleTournament';

/**
 * Makes sure that a first visit finds the sample championship (specification, section 3), and says when that is
 * settled: until then an empty list or a missing tournament means nothing.
 */
export function useSampleTournament(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const settle = () => {
      if (isWanted) setIsSettled(true);
    };
    seedSampleTournament().then(settle, settle);
    return () => {
      isWanted = false;
    };
  }, []);
  return isSettled;
}
