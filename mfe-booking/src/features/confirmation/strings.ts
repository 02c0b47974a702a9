import { centre, formatHour, formatLongDay, sharedBackEnd, type WriteRefusal } from 'shared-kernel';
import type { ChangeRefusal, Hour } from 'shared-kernel/courts';
import { noticeInWords } from 'shared-kernel/plans';
import type { PlayerCount } from '../../domain/checkReservation';
import { lastChange } from '../../domain/standing';
import type { TicketState } from './ticketState';

const { phone, address } = centre;

/** « dimanche 20 septembre 2026 à 18 h ». */
export function whenOf({ date, time }: Hour): string {
  return `${formatLongDay(date)} à ${formatHour(time)}`;
}

export const pageStrings = {
  title: 'Votre réservation',
  eyebrow: 'Réservation',
  cancelled: 'Réservation annulée',
  unknown: 'Pas sur cet appareil',
  gone: 'Plus sur cet appareil',
  bookAgain: 'Réserver à nouveau',
  call: `Appeler le ${phone.display}`,
};

export const unknownStrings = {
  sentence:
    'Cette réservation n’est pas sur cet appareil. Elle s’affiche dans le navigateur qui a servi à réserver, sauf si elle y a été annulée ou effacée.',
  gone: 'Cette réservation n’est plus sur cet appareil\u00a0: ce que le navigateur en gardait a été effacé ou n’est plus lisible.',
  way: 'Un doute\u00a0? Appelez-nous.',
  book: 'Réserver un terrain',
};

export const ticketStrings = {
  label: 'Votre partie',
  court: 'Où',
  party: 'Joueurs',
  players: (players: string) => `${players}\u00a0joueurs`,
  offer: 'Formule ou service',
  price: 'Prix',
  name: 'Au nom de',
  reference: 'Référence',
};

export const badges: Record<TicketState, string> = {
  open: 'Réservée',
  'too-late': 'C’est bientôt',
  playing: 'En cours',
  over: 'Passée',
  pending: 'En attente de confirmation',
  unsure: 'À vérifier',
  unreadable: 'Illisible',
  cancelled: 'Annulée',
};

/** On a site without a back end: the centre knows only what it is told. */
const tellCentre = 'Si le centre l’a confirmée, prévenez-le aussi.';

/** The sentences about a reservation's state; the phone number follows if `isToCall`. */
export const notes: Record<TicketState, { readonly text: string; readonly isToCall?: true } | null> = {
  open: null,
  pending: null,
  'too-late': {
    get text() {
      return `Il reste moins de ${noticeInWords()} avant le début\u00a0: votre partie ne peut plus être déplacée ni annulée en ligne. Un empêchement\u00a0?`;
    },
    isToCall: true,
  },
  playing: {
    text: 'Votre partie a commencé. Bon match\u00a0!',
  },
  over: { text: 'Cette partie est terminée. À bientôt\u00a0!' },
  unsure: {
    text: 'Passée d’après l’horloge de cet appareil\u00a0: le centre ne l’a pas confirmé.',
  },
  unreadable: {
    text: 'Le jour ou l’heure de cette réservation sont illisibles.',
    isToCall: true,
  },
  cancelled: {
    get text() {
      return `${sharedBackEnd() ? 'Le terrain est libéré, sans frais.' : `Elle n’est plus gardée sur cet appareil. ${tellCentre}`} Si la partie est dans votre agenda, pensez à la retirer.`;
    },
  },
};

export const actionStrings = {
  agenda: 'Ajouter à mon agenda',
  outOfAgenda: 'Retirer de mon agenda',
  move: 'Déplacer',
  cancel: 'Annuler la réservation',
  share: 'Partager',
};

export const cancelStrings = {
  question: 'Annuler cette réservation\u00a0?',
  consequence: () =>
    `${sharedBackEnd() ? 'Le terrain redevient libre pour les autres joueurs.' : `Elle ne sera plus gardée sur cet appareil. ${tellCentre}`} L’annulation est gratuite.`,
  yes: 'Oui, annuler',
  no: 'Non, la garder',
  working: 'Annulation…',
  done: 'Réservation annulée',
};

export const moveStrings = {
  label: 'Déplacer la réservation',
  title: 'Choisissez un nouveau créneau',
  noTime: 'Choisissez une heure.',
  to: (hour: Hour) => `Déplacer au ${whenOf(hour)}`,
  working: 'Déplacement…',
  keep: 'Garder mon heure',
  done: 'Réservation déplacée',
  nearest: 'Les plus proches\u00a0:',
  unfetched: {
    title: 'Le choix d’une autre heure n’a pas pu être chargé',
    description: 'Votre réservation n’a pas changé. Réessayez dans un instant.',
  },
};

const callUs = `appelez-nous au ${phone.display}.`;
const callInstead = `A${callUs.slice(1)}`;

/** Why a reservation is not moved or cancelled, whatever was tried. */
export const changeRefusals: Record<ChangeRefusal['kind'], () => string> = {
  'too-late': () =>
    `Il reste moins de ${noticeInWords()} avant le début\u00a0: il est trop tard pour le faire ici. ${callInstead}`,
  'already-begun': () => 'Votre partie a déjà commencé.',
};

export const moveRefusals: Record<'full' | 'gone' | 'not-open', string> = {
  full: 'Le dernier terrain de cette heure vient d’être pris. Votre réservation n’a pas changé.',
  gone: 'Cette réservation n’est plus sur cet appareil\u00a0: il n’y a plus rien à déplacer.',
  'not-open':
    'Cette heure ne peut pas être réservée\u00a0: choisissez-en une autre. Votre réservation n’a pas changé.',
};

export const notMade = 'Le changement n’est pas confirmé.';

const unchanged = 'Votre réservation n’a pas changé.';

/** The reasons for a failed change, on a device with its own data. */
export const writeRefusals: Record<WriteRefusal['kind'], string> = {
  'quota-exceeded': `La mémoire de ce navigateur est pleine. ${unchanged} Libérez de la place puis réessayez, ou ${callUs}`,
  'unreadable-data': `Des réservations gardées par ce navigateur sont illisibles. ${unchanged} ${callInstead}`,
  'newer-data': `Une version plus récente du site a enregistré les réservations de ce navigateur\u00a0: vous pouvez les lire ici, mais pas les modifier. ${unchanged} ${callInstead}`,
  'storage-failed': `Ce navigateur n’a pas pu garder le changement. ${unchanged} Réessayez dans un instant, ou ${callUs}`,
};

const inWords: Record<PlayerCount, string> = { '2': 'deux', '3': 'trois', '4': 'quatre' };

export const shareStrings = {
  copied: 'Texte copié',
  copiedDescription: 'Collez-le dans un message à vos partenaires.',
  field: 'À copier et à envoyer à vos partenaires',
  players: (players: PlayerCount) => `Nous serons ${inWords[players]}.`,
  invitation: (hour: Hour) => `On joue au jorkyball ${whenOf(hour)}, une heure.`,
  place: (map: string) =>
    `${centre.name}, ${address.street}, ${address.postalCode} ${address.city}\u00a0: ${map}`,
};

export const wayStrings = {
  title: 'Y aller',
  address: 'Adresse',
  map: 'Voir sur OpenStreetMap',
  phone: 'Téléphone',
};

export const knowStrings = {
  title: 'À savoir',
  cancellation: 'Annulation',
  until: (reservation: Hour) =>
    `Gratuite jusqu’au ${whenOf(lastChange(reservation))}, soit ${noticeInWords()} avant le début. Même délai pour la déplacer.`,
  payment: 'Paiement',
  students: 'Étudiants',
};
