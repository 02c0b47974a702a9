import { centre, formatHour, type Reservation } from 'shared-kernel';
import { downloadFile } from '../../platform/download/downloadFile';
import { instantAt } from '../../platform/time';
import { type CancelledReservation, courtOf } from '../courts';
import { chosenOffers, noticeInWords, noticeMinutes } from '../plans';
import { type Appointment, appointmentFile, cancellationFile } from './appointmentFile';

export { type Appointment, appointmentsFile } from './appointmentFile';

/** Texts in the visitor’s calendar. */
export const strings = {
  title: 'Jorkyball',
  description: (court: string, players: string, name: string | undefined, offers: string) =>
    `${court || 'Terrain'} pour ${players}\u00a0joueurs${name ? `, réservé par ${name}` : ''}. ${offers}`.trim(),
  alarm: (time: string) => `Jorkyball à ${formatHour(time)}.`,
  alarmWhileFree: (time: string) =>
    `Jorkyball à ${formatHour(time)}. L’annulation est gratuite jusqu’à ${noticeInWords()} avant.`,
};

const hourMinutes = 60;
const minuteMs = 60_000;
/** An hour to think about it, before it can no longer be cancelled. */
const whileFreeMinutes = () => noticeMinutes() + hourMinutes;
/** The first alarm still to come is set, so a booking one hour ahead has a reminder too. */
const remindersMinutes = () => [whileFreeMinutes(), hourMinutes, 15];

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

/** A cancelled one has no owner any more. */
type Told = CancelledReservation & Partial<Pick<Reservation, 'name' | 'confirmBy'>>;

/**
 * Converts a reservation into an appointment; `now` is the time of the file. Every section writes the same id, so that
 * an existing appointment is replaced. The hour is the centre's, wherever the visitor is.
 */
export function reservationAppointment(reservation: Told, now: Date): Appointment {
  const { street, postalCode, city } = centre.address;
  const startsAt = instantAt(reservation.date, reservation.time);
  return {
    id: `${reservation.id}@jorkyball`,
    startsAt,
    durationMinutes: hourMinutes,
    title: strings.title,
    description: strings.description(
      courtOf(reservation),
      reservation.players,
      reservation.name,
      chosenOffers(reservation).join(', '),
    ),
    place: `${centre.name}, ${street}, ${postalCode} ${city}`,
    organizer: { name: centre.name, email: centre.email },
    alarm: alarmFor(reservation.time, (startsAt.getTime() - now.getTime()) / minuteMs),
    writtenAt: now,
    isUnconfirmed: reservation.confirmBy !== undefined,
  };
}

function alarmFor(time: string, minutesLeft: number): Appointment['alarm'] {
  const minutesBefore = remindersMinutes().find((minutes) => minutes < minutesLeft);
  if (minutesBefore === undefined) return null;
  const text = minutesBefore === whileFreeMinutes() ? strings.alarmWhileFree(time) : strings.alarm(time);
  return { minutesBefore, text };
}

/** The name under which a reservation's file is saved. */
export function appointmentFileName(reservation: Told): string {
  return `${stemOf(reservation)}.ics`;
}

/** The name of the file that takes it out of the agenda. */
export function cancellationFileName(reservation: Told): string {
  return `${stemOf(reservation)}-annulation.ics`;
}

function stemOf({ date, time }: Told): string {
  return `jorkyball-${date}-${time.replace(':', 'h')}`;
}
