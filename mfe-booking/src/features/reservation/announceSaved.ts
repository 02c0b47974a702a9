import { notify, type Reservation } from 'shared-kernel';
import { savedStrings, upcomingStrings } from '../../strings';
import { downloadCalendarFile } from './downloadCalendarFile';

/** Thanks the visitor for a reservation, and offers it to his calendar. */
export function announceSaved(reservation: Reservation) {
  notify({
    title: savedStrings.title,
    description: savedStrings.thanks(reservation.name, reservation.date, reservation.time),
    action: {
      label: upcomingStrings.addToCalendar,
      onSelect: () => downloadCalendarFile(reservation),
    },
  });
}
