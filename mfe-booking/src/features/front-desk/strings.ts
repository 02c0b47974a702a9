import { dayNames, formatHour, formatLongDay, formatNumber, isolated } from 'shared-kernel';
import { elided } from 'shared-kernel/elision';
import { centreDay, centreTime } from 'shared-kernel/time';
import type { Trouble } from '../../data/ask';
import type { DeskRefusal } from '../../data/desk';
import { type DeskCellState, timeOf } from '../../domain/deskDay';
import { courtsWords } from './ui/courtsWords';

export const counted = (count: number, one: string, more: string) =>
  `${formatNumber(count)}\u00a0${count > 1 ? more : one}`;

type Place = { readonly day: string; readonly hour: number; readonly court: number };

export const deskStrings = {
  title: 'Réservations du jour',
  tabs: 'Parties de l’accueil',
  tabNames: {
    jour: 'Jour',
    semaine: 'Semaine',
    recherche: 'Recherche',
    series: 'Séries',
    fermetures: 'Fermetures',
    attente: 'Attente',
  },
  /** The name of a tab, with what waits there. */
  counted: (label: string, count = 0) => (count > 0 ? `${label}\u00a0(${count})` : label),
  skip: 'Aller à la grille',
  days: 'Choix du jour',
  day: 'Jour affiché',
  before: 'Jour précédent',
  today: 'Aujourd’hui',
  after: 'Jour suivant',
  print: 'Imprimer',
  manage: 'Gestion du centre',
  loading: 'Chargement de la liste…',
  at: (hour: number) => formatHour(timeOf(hour)),
  players: (count: number) => `${count}\u00a0joueurs`,
  forgotten: 'Nom effacé',
  outside: 'hors horaires, ou terrain retiré',
  court: (number: number) => `Terrain ${number}`,
  place: (place: Place, courts: readonly number[] = [place.court]) =>
    `${formatLongDay(place.day)}, ${deskStrings.at(place.hour)}, ${courtsWords(courts)}`,
  /** For a notice, which must not cover what the desk does next. */
  shortPlace: ({ day, hour, court }: Place, courts: readonly number[] = [court]) =>
    `${deskStrings.shortDay(day)}, ${deskStrings.at(hour)}, ${courtsWords(courts).replace(' ', '\u00a0')}`,
  shortDay: (day: string) => {
    const { shortWeekday = day, number = '', shortMonth = '' } = dayNames(day) ?? {};
    return [shortWeekday, number, shortMonth].filter(Boolean).join('\u00a0');
  },
  controlsMissing: 'Cette fenêtre n’a pas pu s’ouvrir\u00a0: son code n’est pas arrivé.',
  panelMissing: 'Cette partie de l’accueil n’a pas pu être téléchargée',
  retry: 'Réessayer',
  /** Until when a court is held, an ISO moment. */
  until: (confirmBy: string) => `jusqu’à ${formatHour(centreTime(new Date(confirmBy)))}`,
  wait: '+ Attente',
};

export const stateNames: Record<DeskCellState, string> = {
  unknown: '…',
  free: 'Libre',
  past: 'Passé',
  outside: 'Hors horaires',
  booked: 'Réservé',
  unconfirmed: 'À confirmer',
  offered: 'Proposé',
  'to-call': 'À rappeler',
  arrived: 'Arrivé',
  absent: 'Absent',
  closed: 'Fermé',
  tournament: 'Tournoi',
};

export const troubleStrings = {
  stale: (at: Date, isOffline: boolean) =>
    `${isOffline ? 'Pas de réseau' : 'Le centre ne répond pas'}\u00a0: voici la liste telle qu’elle était à ${formatHour(centreTime(at))}. Elle sera remise à jour dès que possible.`,
  offline: {
    title: 'Pas de réseau',
    text: 'Seule la liste d’aujourd’hui est gardée sur cet appareil, une fois qu’elle y a été lue.',
  },
  unanswered: {
    title: 'Le centre ne répond pas',
    text: 'La liste n’a pas pu être lue. Réessayez dans un instant.',
  },
  'not-accepted': {
    title: 'Demande non acceptée',
    text: 'Une de ces valeurs n’est pas acceptée\u00a0: vérifiez l’adresse de la page, ou revenez à aujourd’hui.',
  },
  busy: {
    title: 'Trop de demandes à la fois',
    text: 'La liste n’a pas pu être lue. Patientez une minute, puis réessayez.',
  },
  failed: {
    title: 'Le centre n’a pas pu répondre',
    text: 'La liste n’a pas pu être lue. Si cela dure, prévenez la personne qui gère le site.',
  },
  'no-role': {
    title: 'Liste réservée à l’équipe du centre',
    text: 'Votre compte n’a pas accès aux réservations du centre.',
  },
  'signed-out': {
    title: 'Votre session a pris fin',
    text: 'Reconnectez-vous pour lire la liste\u00a0: vous y reviendrez aussitôt.',
  },
};

/** Titles of the frame's notices about a storage that is full or refused. */
export const storageTitles: readonly string[] = [
  'Espace de stockage plein',
  'Vos données ne seront pas conservées',
];

export const logInAgain = 'Se reconnecter';

export const reservedStrings = {
  title: 'Page réservée à l’équipe du centre',
  description: 'Votre compte n’y donne pas accès.',
};

/** What a dialog says when the centre did not answer its command. What was typed is still there. */
export const commandTroubles: Record<Trouble, string> = {
  unreachable:
    'Le centre ne répond pas. Rien de votre saisie n’est perdu\u00a0: réessayez, la demande n’est faite qu’une fois.',
  'signed-out':
    'Votre session a pris fin. Reconnectez-vous dans un autre onglet, puis réessayez ici\u00a0: votre saisie reste en place.',
  busy: 'Trop de demandes à la fois. Patientez une minute, puis réessayez.',
  'not-accepted': 'Une de ces valeurs n’est pas acceptée. Corrigez-la, puis recommencez.',
  failed:
    'Le centre n’a pas pu répondre. Réessayez\u00a0; si cela dure, prévenez la personne qui gère le site.',
  'no-role': 'Votre compte ne fait plus partie de l’équipe du centre.',
};

/** A fault of the page: the command's id was sent before with other values. */
export const reusedCommand =
  'Cette demande est déjà partie avec d’autres valeurs. Fermez la fenêtre, vérifiez, puis recommencez.';

export const refusalWords: Record<DeskRefusal, string> = {
  malformed: 'Une de ces valeurs est trop longue ou illisible. Corrigez-la, puis recommencez.',
  phone: 'Écrivez le numéro avec des chiffres, par exemple 06 12 34 56 78 ou +33 6 12 34 56 78.',
  email: 'Cette adresse e-mail n’est pas complète, par exemple ana@exemple.fr.',
  closed: 'Le centre est fermé à cette heure, ou ce terrain n’est plus en service.',
  past: 'Cette heure a commencé il y a plus d’une heure\u00a0: choisissez-en une autre.',
  'too-far': 'Ce jour est à plus de deux ans\u00a0: choisissez-en un plus proche.',
  'unknown-member': 'Ce compte n’existe plus. Réécrivez le nom pour réserver sans compte.',
  gone: 'Cette réservation a été annulée entre-temps.',
  reused: reusedCommand,
  team: 'Cette personne est de l’équipe\u00a0: un gestionnaire peut la bloquer ou la débloquer.',
  'not-yet': 'La présence se note le jour de la partie.',
  'too-late': 'Il est trop tard pour revenir en arrière, ou la réservation a changé depuis.',
};

/** Before and after the desk takes a person out of a line. */
export const removalStrings = {
  remove: 'Retirer',
  question: (name: string) => `Retirer ${isolated(name)}\u00a0?`,
  questionText: (isOffered: boolean) =>
    isOffered
      ? 'Le terrain qui lui est proposé va à la personne suivante. Elle n’en est pas avertie.'
      : 'Cette personne perd sa place. Elle n’en est pas avertie.',
  removed: (name: string) => `${isolated(name)} n’est plus dans la liste d’attente.`,
};

export const undoStrings = {
  undo: 'Défaire',
  key: 'Ctrl\u00a0+\u00a0Z',
  undone: {
    back: (name: string, hour: number, courts: readonly number[]) =>
      `Défait\u00a0: ${isolated(name)} est de nouveau à ${deskStrings.at(hour)}, ${courtsWords(courts).replace(' ', '\u00a0')}.`,
    booking: (name: string, hour: number, courts: readonly number[]) =>
      `Défait\u00a0: la réservation ${elided('de', isolated(name))} à ${deskStrings.at(hour)}, ${courtsWords(courts).replace(' ', '\u00a0')}, est retirée.`,
    attendance: (name: string, state: string) =>
      `Défait\u00a0: ${isolated(name)}, de nouveau «\u00a0${state}\u00a0».`,
    details: (name: string) => `Défait\u00a0: la fiche ${elided('de', isolated(name))} est comme avant.`,
  },
  changedSince: 'Quelqu’un d’autre a modifié cette réservation entre-temps.',
  nothing: 'Plus rien à défaire.',
  failed: 'Le retour en arrière n’a pas abouti',
  taken: (by: string) => `La place a été prise entre-temps${by && ` par ${isolated(by)}`}.`,
  retry: 'Réessayer',
};

export const dayAndTime = (at: Date) => `${formatLongDay(centreDay(at))} à ${formatHour(centreTime(at))}`;
