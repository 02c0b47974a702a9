import { emit } from '../events/events';
import { storedList } from '../storage/stored';
import { createReservationRepository } from './createReservationRepository';
import { reservationShape } from './reservation';

/** The visitor's reservations, in the browser's local storage. */
export const reservations = createReservationRepository(
  storedList({ key: 'reservations', shape: reservationShape, empty: [], isDurable: true }),
  emit,
);
