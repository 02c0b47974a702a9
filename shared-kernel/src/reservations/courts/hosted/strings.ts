import { centre, formatDay, formatHour } from 'shared-kernel';
import type { Hour } from '../contract';

const orCall = `Appelez-nous au ${centre.phone.display}.`;

/** How a booking has ended that its form does not await any more. */
export const bookingStrings = {
  booked: 'Réservation confirmée',
  bookedText: (hour: Hour) => `Le centre a confirmé votre réservation du ${dayAndHour(hour)}.`,
  see: 'Voir ma réservation',
  notBooked: 'La réservation n’est pas enregistrée.',
  full: (hour: Hour) => `Le dernier terrain du ${dayAndHour(hour)} a été pris avant votre demande.`,
  refused: (hour: Hour) => `Le centre n’a pas accepté votre demande du ${dayAndHour(hour)}. ${orCall}`,
  expired: (hour: Hour) =>
    `Votre demande du ${dayAndHour(hour)} n’est pas parvenue au centre à temps\u00a0: aucun terrain n’est retenu.`,
  again: 'Réserver à nouveau',
  toConfirm: 'À confirmer par e-mail',
  openMail: (email: string, time: string) =>
    `Ouvrez le lien envoyé à ${email} avant ${formatHour(time)} pour garder le terrain.`,
};

function dayAndHour({ date, time }: Hour): string {
  return `${formatDay(date)} à ${formatHour(time)}`;
}
