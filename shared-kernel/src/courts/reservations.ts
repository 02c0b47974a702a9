import { reservationStore } from 'shared-kernel';
import { createReservations } from './createReservations';

/** The visitor's reservations: on this device. */
export const reservations = createReservations(reservationStore);
