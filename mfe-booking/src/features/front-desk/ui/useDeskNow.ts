import { useStored } from 'shared-kernel';
import { reservations, useCentreNow } from 'shared-kernel/courts';

/** The present minute at the centre; null before its first answer: the clock of the desk may show another day. */
export function useDeskNow(): Date | null {
  const now = useCentreNow();
  const isHeard = useStored(reservations.isMineUpToDate).status === 'ready';
  return isHeard ? now : null;
}
