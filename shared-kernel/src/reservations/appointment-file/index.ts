/** A reservation as a file for the visitor's own agenda. */
export { downloadAppointment, downloadCancellation } from './downloadAppointment';
