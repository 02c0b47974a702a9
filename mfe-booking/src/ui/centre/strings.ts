import { centre, formatDay, formatHour } from 'shared-kernel';
import type { Declined, KeepingRefusal } from 'shared-kernel/courts';

// Said once more than in strings.ts: what two files of the page share weighs on the first of them.
const nothingLost = 'Votre saisie est conservée.';
const orCall = `Vous pouvez aussi nous appeler au ${centre.phone.display}.`;
const notBookedTitle = 'La réservation n’est pas enregistrée.';

type Kind = Declined['reason'] | Extract<KeepingRefusal['kind'], 'no-answer' | 'signed-out'>;

/** Why the centre has not booked, or whether that is known at all. */
export const centreRefusals: Record<Kind, { readonly title: string; readonly text: string }> = {
  'no-answer': {
    title: 'La réservation n’est pas confirmée.',
    text: `Le centre ne répond pas. ${nothingLost} Réessayez dans un instant\u00a0: même si votre demande lui est parvenue, vous n’aurez pas deux terrains. ${orCall}`,
  },
  'signed-out': notBooked(
    `Votre session a expiré. ${nothingLost} Reconnectez-vous, puis réessayez. ${orCall}`,
  ),
  past: notBooked(`Cette heure est déjà passée\u00a0: choisissez-en une autre. ${nothingLost}`),
  closed: notBooked(`Aucune partie ne commence à cette heure\u00a0: choisissez-en une autre. ${nothingLost}`),
  'too-far': notBooked(
    `Le calendrier n’est pas encore ouvert ce jour-là\u00a0: choisissez-en un autre. ${nothingLost}`,
  ),
  'too-many': notBooked(
    `Trop de réservations ont été faites avec cette adresse, ou depuis cette connexion. ${nothingLost} ${orCall}`,
  ),
  'not-accepted': notBooked(`Le centre n’a pas accepté cette demande. ${nothingLost} ${orCall}`),
};

function notBooked(text: string) {
  return { title: notBookedTitle, text };
}

export const silenceStrings = {
  unknown: 'Le centre ne répond pas\u00a0: les terrains libres ne sont pas connus pour l’instant.',
  lastKnown: 'Le centre ne répond pas\u00a0: les terrains libres affichés sont les derniers connus.',
};

export const unsharedStrings = {
  title: 'À réserver à nouveau',
  sentence:
    'Ces parties étaient notées sur cet appareil seulement\u00a0: le centre ne les connaît pas et aucun terrain n’est retenu.',
  book: (date: string, time: string) => `Réserver le ${formatDay(date)} à ${formatHour(time)}`,
  dismiss: 'Ne plus proposer',
};
