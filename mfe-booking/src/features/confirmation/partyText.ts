import { centreMap, type Reservation } from 'shared-kernel';
import { shareStrings } from './strings';

/**
 * The text for the other players: the time, the place and their number. It has no name or address of the visitor who
 * booked. It has no link to the reservation either, because only their device has it.
 */
export function partyText(reservation: Reservation): string {
  return [
    shareStrings.invitation(reservation),
    shareStrings.players(reservation.players),
    shareStrings.place(centreMap),
  ].join('\n');
}
