import { useMemo } from 'react';
import { useStored } from 'shared-kernel';
import { useNow } from '../hydration';
import { reservations } from './reservations';

const minuteMs = 60_000;

/** What time it is at the centre, as far as that is known here; what begins and is over goes by it, on whatever device. */
export function centreNow(): Date {
  const ahead = reservations.clockAhead.snapshot();
  return new Date(Date.now() - (ahead.status === 'ready' ? ahead.value : 0));
}

/** The present minute at the centre, as `useNow` has that of the device. */
export function useCentreNow(): Date | null {
  const now = useNow();
  const ahead = useStored(reservations.clockAhead);
  const aheadMs = ahead.status === 'ready' ? ahead.value : 0;
  return useMemo(
    () => now && new Date(Math.floor((now.getTime() - aheadMs) / minuteMs) * minuteMs),
    [now, aheadMs],
  );
}
