import { type Loadable, useStored } from 'shared-kernel';
import { useNow } from '../../platform/hydration';
import { reservations } from './reservations';

/** What time it is at the centre, as far as that is known here; what begins and is over goes by it, on whatever device. */
export function centreNow(): Date {
  return new Date(Date.now() - msOf(reservations.clockAhead.snapshot()));
}

/** The present minute at the centre, as `useNow` has that of the device. */
export function useCentreNow(): Date | null {
  return useNow(msOf(useStored(reservations.clockAhead)));
}

function msOf(ahead: Loadable<number>): number {
  return ahead.status === 'ready' ? ahead.value : 0;
}
