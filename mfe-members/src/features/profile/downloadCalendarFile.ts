import type { Reservation } from 'shared-kernel';
import { calendarFile, calendarFileName, reservationAppointment } from 'shared-kernel/calendar-file';

/** Long after every browser has read the file. */
const keptMs = 60_000;

/** Hands a reservation over as a file that every calendar application opens. */
export function downloadCalendarFile(reservation: Reservation, now: Date) {
  const text = calendarFile(reservationAppointment(reservation, now));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = calendarFileName(reservation);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
