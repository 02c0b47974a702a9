import type { Reservation } from 'shared-kernel';
import { shareStrings } from './strings';
import { mapAddress } from './wayThere';

/**
 * The text for the others of the party: when, where, how many. It has no name and no address of the visitor who
 * booked, and no link to the reservation, which is on their device alone.
 */
export function partyText(reservation: Reservation): string {
  return [
    shareStrings.invitation(reservation),
    shareStrings.players(reservation.players),
    shareStrings.place(mapAddress),
  ].join('\n');
}
