import type { Reservation } from 'shared-kernel';
import { downloadFile } from '../download';
import { appointmentFile } from './appointmentFile';
import { appointmentFileName, reservationAppointment } from './reservationAppointment';

/** Hands a reservation over as a file, made at the instant `now`, that every agenda opens. */
export function downloadAppointment(reservation: Reservation, now: Date): void {
  downloadFile(
    appointmentFileName(reservation),
    appointmentFile(reservationAppointment(reservation, now)),
    'text/calendar;charset=utf-8',
  );
}
