import { notify, type Reservation } from 'shared-kernel';
import { downloadAppointment } from 'shared-kernel/appointment-file';
import { savedStrings, upcomingStrings } from './strings';

/** Thanks the visitor for a reservation, and offers it to his agenda. */
export function announceSaved(reservation: Reservation) {
  notify({
    title: savedStrings.title,
    description: savedStrings.thanks(reservation.name, reservation.date, reservation.time),
    action: {
      label: upcomingStrings.addToAgenda,
      onSelect: () => downloadAppointment(reservation, new Date()),
    },
  });
}
