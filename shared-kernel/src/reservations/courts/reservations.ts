import { reservationStore } from 'shared-kernel';
import { createReservations } from './createReservations';
import { rememberCancelled } from './rememberCancelled';
import { whoDecides } from './whoDecides';

/** The visitor's reservations: at the centre on a site with a back end, otherwise on this device. */
export const reservations = rememberCancelled(whoDecides(createReservations(reservationStore)));
