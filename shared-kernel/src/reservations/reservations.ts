import * as v from 'valibot';
import { emit } from '../events/events';
import { stored } from '../storage/stored';
import { createReservationRepository } from './createReservationRepository';
import { reservationSchema } from './reservation';

/** The visitor's reservations, in the browser's local storage. */
export const reservations = createReservationRepository(
  stored({ key: 'reservations', schema: v.array(reservationSchema), empty: [] }),
  emit,
);
