import type { Reservation } from 'shared-kernel';
import { downloadFile } from '../../platform/download';
import type { CancelledReservation } from '../courts';
import { appointmentFile, cancellationFile } from './appointmentFile';
import { appointmentFileName, cancellationFileName, reservationAppointment } from './reservationAppointment';

/** Hands a reservation over as a file, made at the instant `now`, that every agenda opens. */
export function downloadAppointment(reservation: Reservation, now: Date): void {
  download(appointmentFileName(reservation), appointmentFile(reservationAppointment(reservation, now)));
}

/** Hands over the file that takes a reservation out of the agenda again. */
export function downloadCancellation(reservation: CancelledReservation, now: Date): void {
  download(cancellationFileName(reservation), cancellationFile(reservationAppointment(reservation, now)));
}

function download(name: string, text: string): void {
  downloadFile(name, text, 'text/calendar;charset=utf-8');
}
