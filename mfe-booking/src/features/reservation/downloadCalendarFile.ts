import type { Reservation } from 'shared-kernel';
import { calendarFile, calendarFileName, reservationAppointment } from 'shared-kernel/calendar-file';

const longEnoughToSave = 60_000;

/** Hands the reservation over as a calendar file, which every calendar application opens. */
export function downloadCalendarFile(reservation: Reservation) {
  const text = calendarFile(reservationAppointment(reservation, new Date()));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = calendarFileName(reservation);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), longEnoughToSave);
}
