import { notify, type Reservation } from 'shared-kernel';
import { savedStrings } from './strings';

/** Thanks the visitor for a reservation, and leads to its own page. */
export function announceSaved(reservation: Reservation, onSee: () => void) {
  notify({
    title: savedStrings.title,
    description: savedStrings.thanks(reservation.name, reservation.date, reservation.time),
    action: { label: savedStrings.see, onSelect: onSee },
  });
}
