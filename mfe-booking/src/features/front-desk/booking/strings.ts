import { isolated } from 'shared-kernel';
import type { DeskMember, DeskReservation } from '../../../data/desk';
import { counted, deskStrings } from '../strings';
import { capital, courtsWords, listed } from '../ui/courtsWords';

/** Of an account. */
type Address = Pick<DeskMember, 'email' | 'isConfirmed'>;

const bookDone = (name: string) => `Réservé pour ${isolated(name)}`;

export const bookStrings = {
  title: 'Réserver pour quelqu’un',
  name: 'Nom',
  nameHint: 'Un compte proposé, ou le nom d’un invité.',
  noName: 'Écrivez le nom de la personne.',
  phone: 'Téléphone',
  email: 'E-mail (facultatif)',
  emailHint: 'Avec une adresse, la personne reçoit un e-mail.',
  accountEmail: ({ email, isConfirmed }: Address) =>
    isConfirmed
      ? `Un e-mail part à ${email}.`
      : 'Aucun e-mail ne part à cette adresse, que la personne n’a pas confirmée.',
  players: 'Joueurs',
  playersEach: 'Joueurs par terrain',
  court: 'Terrain',
  courts: 'Nombre de terrains',
  chosenCourt: 'Terrain choisi',
  /** Below how many. */
  chosen: (courts: readonly number[]) => (courts.length > 1 ? `${capital(courtsWords(courts))}.` : null),
  offer: 'Service ou formule',
  note: 'Note pour l’équipe (facultatif)',
  send: 'Réserver',
  sending: 'Réservation…',
  retry: 'Réessayer',
  unconfirmed: 'adresse non confirmée',
  member: (member: Address) => `Compte\u00a0: ${bookStrings.address(member).join(', ')}`,
  address: ({ email, isConfirmed }: Address) => (isConfirmed ? [email] : [email, bookStrings.unconfirmed]),
  withoutMember: 'Réserver sans ce compte',
  absences: (count: number) => `${counted(count, 'absence', 'absences')} en 90\u00a0jours`,
  suspended: (sentence: string) =>
    sentence === ''
      ? 'Ne peut plus réserver en ligne.'
      : `Ne peut plus réserver en ligne\u00a0: «\u00a0${isolated(sentence)}\u00a0»`,
  /** `by` has the first of them. */
  taken: ([court, ...more]: readonly number[], by: string) => {
    if (court !== undefined && more.length > 0)
      return `Les ${courtsWords([court, ...more])} ne sont plus libres.`;
    return by === ''
      ? `Le terrain ${court} n’est plus libre.`
      : `Le terrain ${court} vient d’être pris\u00a0: ${isolated(by)}.`;
  },
  left: (free: readonly number[]) =>
    ` Encore libre${free.length > 1 ? 's' : ''}\u00a0: ${courtsWords(free)}.`,
  offered: ({ court, name, confirmBy = '' }: DeskReservation) =>
    `Le terrain ${court} est proposé à ${isolated(name)}, de la liste d’attente, ${deskStrings.until(confirmBy)}.`,
  tooLate: ({ court, name, confirmBy = '' }: DeskReservation) =>
    `Trop tard\u00a0: l’e-mail est parti. Le terrain ${court} reste à ${isolated(name)} ${deskStrings.until(confirmBy)}.`,
  close: 'Fermer',
  takeAnyway: 'Le prendre quand même',
  takenAll: 'Plus aucun terrain n’est libre à cette heure. Fermez, puis choisissez une autre heure.',
  takeOther: (courts: readonly number[]) =>
    `Prendre ${courts.length > 1 ? 'les' : 'le'} ${courtsWords(courts)}`,
  /** A second game at that hour may be meant. */
  already: ({ name, court, hour }: Pick<DeskReservation, 'name' | 'court' | 'hour'>) =>
    `${isolated(name || deskStrings.forgotten)} a déjà le terrain ${court} à ${deskStrings.at(hour)}.`,
  offline: 'Pas de réseau\u00a0: rien ne peut être réservé pour l’instant. Votre saisie reste en place.',
  done: bookDone,
  references: (references: readonly string[]) =>
    `référence${references.length > 1 ? 's' : ''} ${listed(references)}`,
};

export const detailStrings = {
  facts: {
    place: 'Quand',
    players: 'Partie',
    phone: 'Téléphone',
    email: 'E-mail',
    account: 'Compte',
    reference: 'Référence',
    note: 'Note',
    by: 'Saisie par',
    changedBy: 'Modifiée par',
    cancelled: 'Annulée',
    reason: 'Motif',
  },
  visitor: 'la personne elle-même, en ligne',
  member: 'membre',
  guest: 'sans compte',
  absences: bookStrings.absences,
  series: 'Fait partie d’une série.',
  arrived: 'Arrivé',
  absent: 'Absent',
  attendance: 'Présence',
  confirm: 'Réserver',
  confirmed: bookDone,
  expired: (name: string) =>
    `Ce terrain n’est plus gardé pour ${isolated(name)}\u00a0: les vingt minutes sont passées, ou la personne a quitté la liste. Il est proposé à la suivante, ou libre.`,
  bookAnew: 'Réserver de nouveau…',
  remove: 'Retirer de la liste d’attente',
  move: 'Déplacer',
  edit: 'Modifier',
  cancel: 'Annuler la réservation…',
  cancelDate: 'Annuler cette date',
  cancelWithReason: 'Annuler avec un motif…',
  suspend: 'Bloquer en ligne…',
  endSuspension: 'Lever le blocage…',
  noAddress: 'Pas d’adresse e-mail\u00a0: le blocage en ligne est impossible.',
  manyAbsences: (count: number) =>
    `${counted(count, 'absence', 'absences')} en 90\u00a0jours. Cela n’empêche rien\u00a0: parlez-en avec la personne.`,
  suspended: 'Cette personne ne peut plus réserver en ligne. L’accueil peut réserver pour elle.',
  suspension: (sentence: string) => `Phrase du blocage\u00a0: «\u00a0${isolated(sentence)}\u00a0»`,
  noted: {
    arrived: (name: string) => `${isolated(name)}\u00a0: arrivé`,
    absent: (name: string) => `${isolated(name)}\u00a0: absent`,
    none: (name: string) => `${isolated(name)}\u00a0: présence effacée`,
  },
  notNoted: (name: string) => `${isolated(name)}\u00a0: présence non notée`,
  absentFrom: (hour: number) => `L’absence se note à partir de ${deskStrings.at(hour)}.`,
  notYet: 'Possible à partir du jour de la partie.',
  back: 'Retour',
};

export const moveStrings = {
  title: 'Déplacer la réservation',
  from: 'De',
  to: 'À',
  court: 'Terrain',
  reason: 'Motif (facultatif, la personne le lit dans son e-mail)',
  reasonSilent: 'Motif (facultatif)',
  send: 'Déplacer',
  sending: 'Déplacement…',
  taken: bookStrings.taken,
  conflict: (place: string) =>
    `Un collègue ou la personne a changé cette réservation entre-temps\u00a0: elle est maintenant ${place}. Vérifiez, puis déplacez-la de nouveau si vous le voulez toujours.`,
  done: (name: string) => `Réservation déplacée\u00a0: ${isolated(name)}`,
};

export const cancelStrings = {
  reason: moveStrings.reason,
  reasonSilent: moveStrings.reasonSilent,
  which: 'Annuler',
  one: 'Ce terrain',
  all: (count: number) => `Les ${count}\u00a0terrains`,
  group: (courts: string) => `Réservés ensemble\u00a0: ${courts}.`,
  send: (count: number) => (count > 1 ? `Annuler les ${count}\u00a0terrains` : 'Annuler la réservation'),
  sending: 'Annulation…',
  otherGroup: (courts: readonly number[]) =>
    `Ce groupe a changé entre-temps\u00a0: il a maintenant ${courts.length > 1 ? 'les' : 'le'} ${courtsWords(courts)}. Vérifiez, puis annulez de nouveau si vous le voulez toujours.`,
  conflict: (place: string) =>
    `Cette réservation a changé entre-temps\u00a0: elle est maintenant ${place}. Vérifiez, puis annulez-la de nouveau si vous le voulez toujours.`,
  done: (name: string) => `Réservation annulée\u00a0: ${isolated(name)}`,
};

export const editStrings = {
  send: 'Enregistrer',
  sending: 'Enregistrement…',
  done: (name: string) => `${isolated(name)}\u00a0: modifications enregistrées`,
  now: (value: string | number) => `Maintenant\u00a0: ${value === '' ? 'rien' : isolated(String(value))}`,
  conflict:
    'Quelqu’un d’autre vient de modifier cette réservation. Ce que vous avez écrit reste\u00a0: vérifiez, puis enregistrez.',
};

export const suspendStrings = {
  title: 'Bloquer la réservation en ligne',
  sentence: 'Ce que la personne lira',
  example: 'La personne reçoit cette phrase par e-mail.',
  needed: 'Écrivez une phrase\u00a0: la personne doit savoir pourquoi.',
  send: 'Bloquer en ligne',
  sending: 'Blocage…',
  done: (name: string) => `${isolated(name)} ne peut plus réserver en ligne`,
  endLead: 'Cette personne pourra de nouveau réserver en ligne. Aucun e-mail ne le lui dit.',
  end: 'Lever le blocage',
  notMailed: 'Aucun e-mail ne part pour l’instant\u00a0: prévenez cette personne.',
  ended: (name: string) => `${isolated(name)} peut de nouveau réserver en ligne`,
};

export const placeWords = deskStrings.place;
