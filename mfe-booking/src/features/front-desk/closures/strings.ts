import { formatDay, formatHour, formatLongDay, isolated } from 'shared-kernel';
import type { Trouble } from '../../../data/ask';
import type { ClosureRefusal, RefusedClosure } from '../../../data/closures';
import type { ClosureFault } from '../../../domain/closureForm';
import type { Cell, Closure, Period, WayBooking } from '../../../domain/closures';
import { spacedPhone } from '../../../domain/phone';
import { counted, reusedCommand } from '../strings';
import { capital, courtsWords } from '../ui/courtsWords';

/** « 18 h », and « minuit » for the end of the day. */
export function hourText(hour: number): string {
  return hour === 24 ? 'minuit' : formatHour(`${String(hour).padStart(2, '0')}:00`);
}

/** « Tous les terrains », « Terrain 3 », « Terrains 1, 2 et 4 ». */
function courtsText(courts: readonly number[] | null): string {
  return courts === null ? 'Tous les terrains' : capital(courtsWords(courts));
}

/** « le terrain 3 », « les terrains 1 et 2 », « tous les terrains ». */
function theCourts(courts: readonly number[] | null): string {
  if (courts === null) return 'tous les terrains';
  return `${courts.length > 1 ? 'les' : 'le'} ${courtsWords(courts)}`;
}

/** « le lundi 14 septembre 2026, de 18 h à 21 h », « du … à 18 h au … à 21 h ». */
function periodText({ firstDay, firstHour, lastDay, lastHour }: Period): string {
  const [from, to] = [hourText(firstHour), hourText(lastHour + 1)];
  return firstDay === lastDay
    ? `le ${formatLongDay(firstDay)}, de ${from} à ${to}`
    : `du ${formatLongDay(firstDay)} à ${from} au ${formatLongDay(lastDay)} à ${to}`;
}

export const listStrings = {
  title: 'Fermetures en cours et à venir',
  add: 'Préparer une fermeture',
  none: 'Aucun terrain n’est fermé.',
  tournament: 'Tournoi',
  where: (closure: Closure) => `${courtsText(closure.courts)}, ${periodText(closure)}.`,
  by: (author: string) => `Décidée par ${author}.`,
  inTheWay: (count: number) =>
    `${counted(count, 'réservation occupe encore une de ces heures', 'réservations occupent encore ces heures')}.`,
  solve: (count: number) =>
    `Déplacer ou annuler ${count > 1 ? `ces ${count}\u00a0réservations` : 'cette réservation'}`,
  fold: 'Replier',
  edit: 'Modifier le motif',
  reopen: 'Rouvrir',
  keepClosed: 'Garder fermé',
  /** After the name of a button, for screen readers. */
  of: (closure: Closure) => `\u00a0: ${courtsText(closure.courts)}, ${periodText(closure)}`,
  save: 'Enregistrer le motif',
  cancel: 'Abandonner',
  changed: 'Motif modifié',
  reopened: 'Terrains rouverts',
  question: (closure: Closure) => `Rouvrir ${theCourts(closure.courts)}\u00a0?`,
  questionText: (closure: Closure) =>
    closure.tournament
      ? 'Les heures à venir redeviennent libres à la réservation, et le tournoi n’a plus ces terrains.'
      : 'Les heures à venir redeviennent libres à la réservation. Les réservations déjà déplacées ou annulées le restent.',
};

export const formStrings = {
  title: 'Nouvelle fermeture',
  lead: 'Vous voyez d’abord les réservations concernées. Rien n’est fermé avant votre confirmation.',
  courts: 'Terrains à fermer',
  court: (court: number, name: string) => `Terrain ${court}${name && ` (${name})`}`,
  all: 'Tous les terrains',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  firstHour: 'Fermé à partir de',
  lastHour: 'Rouvert à',
  calendar: 'Choisir le jour',
  sentence: 'Motif de la fermeture',
  sentenceHint:
    'Les joueurs concernés le lisent dans leur e-mail\u00a0; le site le montre si tous les terrains sont fermés.',
  suggestion: (courts: readonly number[] | null) =>
    courts === null ? 'Centre fermé pour travaux' : `${courtsText(courts)} en travaux`,
  pastFirst: 'Ce jour est passé\u00a0: la fermeture commencerait maintenant.',
  check: 'Voir les réservations concernées',
  checking: 'Recherche des réservations…',
  hours: (hours: number) =>
    `${counted(hours, 'heure de terrain sera fermée', 'heures de terrain seront fermées')}.`,
  free: 'Aucune réservation à ces heures.',
  close: (courts: readonly number[], isAll: boolean) =>
    `Fermer ${isAll || courts.length === 1 ? theCourts(isAll ? null : courts) : 'ces terrains'}`,
  closing: 'Fermeture…',
  clear: 'Appliquer ces choix',
  closed: 'Terrains fermés',
  cleared: 'Réservations traitées',
  done: (moved: number, cancelled: number) =>
    moved + cancelled === 0
      ? ''
      : `${[
          moved > 0 && counted(moved, 'réservation déplacée', 'réservations déplacées'),
          cancelled > 0 && counted(cancelled, 'annulée', 'annulées'),
        ]
          .filter(Boolean)
          .join(', ')}\u00a0; les joueurs qui ont une adresse e-mail sont prévenus.`,
};

export const wayStrings = {
  title: (count: number) => counted(count, 'réservation concernée', 'réservations concernées'),
  lead: (count: number) =>
    `Choisissez où ${count > 1 ? 'chacune' : 'elle'} est déplacée, ou annulez-la\u00a0: les joueurs qui ont une adresse reçoivent un e-mail avec le motif.`,
  moveAll: 'Tout déplacer si une place existe',
  cancelAll: 'Tout annuler',
  cancelOpen: (count: number) => `Annuler ${count > 1 ? `les ${count} qui restent` : 'celle qui reste'}`,
  /** What is chosen so far: « 12 déplacées, 3 annulées, 2 à décider ». */
  chosen: (moved: number, cancelled: number, open: number) =>
    [
      moved > 0 && counted(moved, 'déplacée', 'déplacées'),
      cancelled > 0 && counted(cancelled, 'annulée', 'annulées'),
      open > 0 && counted(open, 'à décider', 'à décider'),
    ]
      .filter(Boolean)
      .join(', '),
  choose: 'À décider',
  cancel: 'Annuler la réservation',
  booking: ({ day, hour, court, name }: WayBooking, isOneDay: boolean) =>
    `${isOneDay ? '' : `${formatDay(day)}, `}${hourText(hour)}, terrain ${court}\u00a0: ${name || 'nom effacé'}`,
  toCall: 'Terrains fermés. Ces personnes ne reçoivent pas d’e-mail\u00a0:',
  /** What became of a booking: « 18/09/2026, de 20 h, terrain 4, à 21 h, terrain 1. », « 18/09/2026, 20 h, terrain 4 : annulée. » */
  became: (from: Cell, to: Cell | null) => {
    const place = ({ hour, court }: Cell) => `${hourText(hour)}, terrain ${court}`;
    if (to === null) return `${formatDay(from.day)}, ${place(from)}\u00a0: annulée.`;
    return to.day === from.day
      ? `${formatDay(from.day)}, de ${place(from)}, à ${place(to)}.`
      : `du ${formatDay(from.day)}, ${place(from)}, au ${formatDay(to.day)}, ${place(to)}.`;
  },
  onSite: 'À prévenir à son arrivée.',
  call: (phone: string | null) =>
    phone
      ? `Sans adresse e-mail\u00a0: à prévenir au ${spacedPhone(phone).replaceAll(' ', '\u00a0')}.`
      : 'Ni e-mail ni téléphone\u00a0: à prévenir à son arrivée.',
  move: (booking: WayBooking, to: Cell) => {
    if (to.day !== booking.day) return `Le ${formatDay(to.day)} à ${hourText(to.hour)}, terrain ${to.court}`;
    return to.hour === booking.hour
      ? `Terrain ${to.court}, même heure`
      : `À ${hourText(to.hour)}, terrain ${to.court}`;
  },
  undecided: 'Choisissez ce que devient cette réservation.',
  missing: (count: number) =>
    `${counted(count, 'réservation attend', 'réservations attendent')} encore votre choix\u00a0: rien n’est fermé.`,
  conflict:
    'Une réservation est arrivée ou a changé entre-temps\u00a0: rien n’est fermé. Voici la liste à jour, vos autres choix sont gardés.',
};

export const faultStrings: Record<ClosureFault, string> = {
  courts: 'Cochez au moins un terrain.',
  day: 'Indiquez un jour, par exemple 28/11/2026.',
  'no-such-day': 'Cette date n’existe pas.',
  'past-day': 'Ce jour est passé\u00a0: choisissez-en un autre.',
  backwards: 'La réouverture doit venir après le début de la fermeture.',
  sentence: 'Écrivez le motif\u00a0: les joueurs concernés le lisent.',
};

export const refusalStrings: Record<ClosureRefusal, string> = {
  'unknown-centre': 'Ce centre n’est pas connu\u00a0: prévenez la personne qui gère le site.',
  malformed: 'Le centre n’a pas compris cette demande. Rechargez la page, puis réessayez.',
  'unknown-court': 'Un de ces terrains n’existe plus\u00a0: rechargez la page.',
  backwards: faultStrings.backwards,
  'too-long': 'Une fermeture dure au plus 92\u00a0jours\u00a0: faites-en plusieurs.',
  'too-far': 'Une fermeture se prépare au plus un an à l’avance.',
  past: 'Ces heures sont déjà passées.',
  'no-hour': 'Le centre est déjà fermé à ces heures\u00a0: il n’y a rien à fermer.',
  'closed-already': 'Ces heures sont déjà fermées.',
  'too-many': 'Plus de 2\u202f000\u00a0réservations sont concernées\u00a0: fermez une période plus courte.',
  sentence: 'Le motif est vide, ou dépasse 120\u00a0caractères.',
  gone: 'Cette fermeture n’existe plus.',
  reused: reusedCommand,
};

/** Why nothing was closed, with the closure that has the courts already. */
export function refusalText({ reason, closure }: RefusedClosure): string {
  if (!closure) return refusalStrings[reason] ?? refusalStrings.malformed;
  const name = isolated(closure.tournament?.name ?? closure.sentence);
  return `Ces heures sont déjà fermées par «\u00a0${name}\u00a0»\u00a0: ${theCourts(closure.courts)}, ${periodText(closure)}.`;
}

/** After a change that was not answered. */
export const changeTroubles: Record<Trouble | 'offline', string> = {
  offline: 'Pas de réseau. Votre saisie est gardée\u00a0: réessayez une fois connecté.',
  unreachable:
    'Le centre ne répond pas. Votre saisie est gardée\u00a0: réessayez, rien ne sera fait deux fois.',
  'signed-out': 'Votre session a pris fin. Votre saisie est gardée\u00a0: reconnectez-vous, puis réessayez.',
  busy: 'Trop de demandes à la fois. Patientez une minute, puis réessayez.',
  'not-accepted': 'Une de ces valeurs n’est pas acceptée. Corrigez-la, puis recommencez.',
  failed: 'Le centre n’a pas pu répondre. Votre saisie est gardée\u00a0: réessayez dans un instant.',
  'no-role': 'Votre compte n’est plus de l’équipe du centre\u00a0: rien n’a changé.',
};
