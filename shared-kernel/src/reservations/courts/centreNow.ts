import { type Loadable, useStored } from 'shared-kernel';
import { useNow } from '../../platform/hydration';
import { reservations } from './reservations';

/** The best known time at the centre; it decides on every device which games have begun or ended. */
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
