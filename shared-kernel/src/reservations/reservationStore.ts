import { emit } from '../platform/events/events';
import { storedList } from '../platform/storage/stored';
import { createReservationStore } from './createReservationStore';
import { reservationShape } from './reservation';

/** The visitor's reservations, in the browser's local storage. */
export const reservationStore = createReservationStore(
  storedList({ key: 'reservations', shape: reservationShape, empty: [], isDurable: true }),
  emit,
);
