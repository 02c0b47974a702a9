import { centre, type Reservation } from 'shared-kernel';
import { chosenOffers } from '../plans';
import { instantAt } from '../time';
import type { Appointment } from './appointmentFile';
import { strings } from './strings';

const hourMinutes = 60;

/**
 * Tells a reservation as an appointment, `now` being when the file is made. Its id is the same whichever section
 * writes the file: an agenda that has it already replaces it. The hour is the centre's, wherever the visitor is.
 */
export function reservationAppointment(reservation: Reservation, now: Date): Appointment {
  const { street, postalCode, city } = centre.address;
  return {
    id: `${reservation.id}@jorkyball`,
    startsAt: instantAt(reservation.date, reservation.time),
    durationMinutes: hourMinutes,
    title: strings.title,
    description: strings.description(
      reservation.players,
      reservation.name,
      chosenOffers(reservation).join(', '),
    ),
    place: `${centre.name}, ${street}, ${postalCode} ${city}`,
    createdAt: now,
  };
}

/** The name under which a reservation's file is saved. */
export function appointmentFileName({ date, time }: Reservation): string {
  return `jorkyball-${date}-${time.replace(':', 'h')}.ics`;
}
