export { type Appointment, calendarFile } from './calendarFile';
export { calendarFileName, reservationAppointment } from './reservationAppointment';
