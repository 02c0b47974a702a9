import type { Reservation } from 'shared-kernel';
import { shareStrings } from './strings';
import { mapAddress } from './wayThere';

/**
 * What the others of the party are told: when, where, how many. No name and no address of who has booked, and no link to
 * the reservation, which is on his device alone.
 */
export function partyText(reservation: Reservation): string {
  return [
    shareStrings.invitation(reservation),
    shareStrings.players(reservation.players),
    shareStrings.place(mapAddress),
  ].join('\n');
}
