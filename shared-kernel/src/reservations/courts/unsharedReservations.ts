import { type Reservation, type Stored, stored } from 'shared-kernel';
import * as v from 'valibot';

/**
 * Bookings on this device from before the site had a back end, without a court there. It was read with its own
 * shape when it was set aside: a look at its form is enough here.
 */
export function unsharedReservations(): Stored<readonly Reservation[]> {
  return stored<readonly Reservation[]>({
    key: 'reservations-unshared',
    schema: v.array(v.any()),
    empty: [],
  });
}
