import { emit } from '../events/events';
import { stored } from '../storage/stored';
import { soundList } from '../storage/tolerance';
import { createReservationRepository } from './createReservationRepository';
import { reservationSchema } from './reservation';

/** The visitor's reservations, in the browser's local storage. */
export const reservations = createReservationRepository(
  stored({ key: 'reservations', schema: soundList(reservationSchema), empty: [] }),
  emit,
);
