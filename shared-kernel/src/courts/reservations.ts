import { reservationStore, session } from 'shared-kernel';
import { createReservations } from './createReservations';
import { rememberCancelled } from './rememberCancelled';
import { requireNetwork } from './requireNetwork';

/** The visitor's reservations: on this device, and with a back end configured not without a network. */
export const reservations = rememberCancelled(
  requireNetwork(createReservations(reservationStore), () => session.kind === 'hosted'),
);
