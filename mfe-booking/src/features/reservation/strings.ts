import { centre, formatDay, formatHour, isolated } from 'shared-kernel';
import type { Hour, KeepingRefusal } from 'shared-kernel/courts';
import { unreadableDay } from 'shared-kernel/date-field';
import { type FieldRefusal, longestName } from '../../domain/checkReservation';
import type { CentreKind } from '../../ui/centre/strings';

const nothingLost = 'Votre saisie est conservée.';

export const pageStrings = { title: 'Réserver un terrain' };

export const formStrings = {
  name: 'Nom',
  email: 'E-mail',
  players: 'Joueurs',
  playersOption: (players: string) => `${players}\u00a0joueurs`,
  submit: 'Réserver',
  sending: 'Enregistrement…',
  withoutScripts: `Sans JavaScript, réservez par téléphone au ${centre.phone.display}.`,
  incompleteTitle: 'Oups\u00a0! Formulaire incomplet.',
  incompleteDescription: 'Veuillez remplir tous les champs obligatoires.',
  tooLongTitle: 'Oups\u00a0! Nom trop long.',
  refusedTitle: 'La réservation n’est pas enregistrée.',
  /** The fallback for the centre's answers while their texts have not loaded. */
  notConfirmed: 'La réservation n’est pas confirmée.',
  full: (time: string) => `Le dernier terrain de ${formatHour(time)} vient d’être pris. ${nothingLost}`,
  filled: (time: string) =>
    `Le créneau de ${formatHour(time)} est complet\u00a0: choisissez une autre heure.`,
  another: (held: Hour, isSameHour: boolean) =>
    `Vous avez déjà une réservation le ${dayAndHour(held)}. En confirmant, vous prenez un terrain de plus${isSameHour ? ' à la même heure' : ''}.`,
};

function dayAndHour({ date, time }: Hour): string {
  return `${formatDay(date)} à ${formatHour(time)}`;
}

/** The texts about missing fields and a malformed address are literal (specification, section 5). */
const fieldSentences = {
  'name-missing': 'Le nom est requis.',
  'name-too-long': `Ce nom est trop long\u00a0: ${longestName}\u00a0caractères au plus.`,
  'email-missing': "L'email est requis.",
  'email-malformed': "L'adresse email est invalide.",
  'date-missing': 'La date est requise.',
  'time-missing': "L'heure est requise.",
  'date-unreadable': unreadableDay,
  'date-past': 'Cette date est déjà passée.',
  'date-too-far': (last: string) => `Le calendrier est ouvert jusqu’au ${formatDay(last)}.`,
  'time-past': 'Cette heure est déjà passée.',
} satisfies Record<FieldRefusal['kind'], string | ((detail: string) => string)>;

export function fieldSentence(refusal: FieldRefusal): string {
  return refusal.kind === 'date-too-far'
    ? fieldSentences[refusal.kind](refusal.last)
    : fieldSentences[refusal.kind];
}

const orCall = `Vous pouvez aussi nous appeler au ${centre.phone.display}.`;

/** Further texts of a centre with a back end are in ui/centre/strings.ts. */
export const refusalSentences: Record<Exclude<KeepingRefusal['kind'], CentreKind>, string> = {
  'no-network': `Pas de réseau\u00a0: votre demande n’est pas partie. ${nothingLost} Réessayez une fois connecté. ${orCall}`,
  'quota-exceeded': `La mémoire de ce navigateur est pleine. ${nothingLost} Libérez de la place puis réessayez. ${orCall}`,
  'unreadable-data': `Les réservations gardées par ce navigateur sont illisibles. ${nothingLost} ${orCall}`,
  'newer-data': `Une version plus récente du site a écrit les réservations de ce navigateur\u00a0: il ne peut plus les changer. ${nothingLost} ${orCall}`,
  'storage-failed': `Ce navigateur n’a pas pu garder la réservation. ${nothingLost} Réessayez dans un instant. ${orCall}`,
};

export const offerStrings = {
  nothing: 'Formule ou service',
  plan: 'Formule choisie',
  service: 'Service choisi',
  select: 'Formule ou service',
  plans: 'Formules',
  services: 'Services',
  choose: 'Choisir',
  change: 'Changer',
  remove: 'Retirer',
};

export const partyStrings = {
  title: 'Qui joue',
  required: 'Le jour, l’heure, le nom et l’e-mail sont obligatoires.',
};

export const summaryStrings = {
  title: 'Votre partie',
  nothing: 'Jour et heure à choisir',
  noHour: ', heure à choisir',
  players: (players: string) => `${players}\u00a0joueurs`,
  isHeld: 'Vous avez déjà cette heure',
};

/** On another page, after a visitor has left the form during their request. */
export const leftStrings = {
  title: formStrings.refusedTitle,
  description: nothingLost,
  back: 'Revenir au formulaire',
};

export const savedStrings = {
  title: 'Réservation enregistrée\u00a0!',
  held: 'Terrain retenu',
  /** About a booking by an earlier attempt, with the values typed then. */
  asBefore: (name: string, players: string) =>
    `Votre premier essai avait abouti\u00a0: c’est lui qui compte (${isolated(name)}, ${players}\u00a0joueurs).`,
  thanks: (name: string, date: string, time: string) =>
    `Merci ${isolated(name)}, votre réservation du ${formatDay(date)} à ${time} est bien enregistrée.`,
  heldText: (name: string) => `Merci ${isolated(name)}, il vous reste à confirmer votre réservation.`,
  see: 'Voir ma réservation',
};

const stay = 'Réserver plutôt un terrain de jorkyball';

/** About an offer that a court for an hour, for two to four players, does not cover. */
export const elsewhereStrings = {
  stay,
  request: {
    text: 'Ici se réserve un terrain pour une heure, à deux, trois ou quatre. Pour le reste, écrivez-nous.',
    action: 'Faire une demande',
  },
  subscriptions: {
    text: 'Un abonnement se souscrit au centre\u00a0; les heures qu’il comprend se réservent ici.',
    action: 'Voir les formules',
  },
};
