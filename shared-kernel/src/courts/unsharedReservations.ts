import { type Reservation, type Stored, storedList } from 'shared-kernel';
import { reservationShape } from '../reservations/reservation';

/** What was booked on this device before the site had a back end, and is nobody's court there. */
export function unsharedReservations(): Stored<readonly Reservation[]> {
  return storedList({ key: 'reservations-unshared', shape: reservationShape, empty: [] });
}
