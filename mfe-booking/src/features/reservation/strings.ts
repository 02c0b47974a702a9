import { centre, formatDay, formatPrice, type WriteRefusal } from 'shared-kernel';
import { type Plan, terms } from 'shared-kernel/plans';
import type { FieldRefusal } from '../../domain/checkReservation';
import type { PriceMeaning } from '../../domain/priceMeaning';

export const pageStrings = {
  eyebrow: 'Réservation',
  lead: 'Une heure, un terrain vitré, deux contre deux. Tous les jours de la semaine, premier créneau à 10\u00a0h, dernier à 23\u00a0h.',
  formTitle: 'Votre créneau',
};

export const formStrings = {
  allRequired: 'Tous les champs sont à remplir.',
  name: 'Nom',
  email: 'Email',
  date: 'Date',
  calendar: 'Calendrier',
  time: 'Heure',
  chooseTime: 'Choisir',
  noMoreHours: 'Il n’y a plus de créneau aujourd’hui\u00a0: choisissez un autre jour.',
  players: 'Joueurs',
  playersOption: (players: string) => `${players} joueurs`,
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  submit: 'Réserver',
  sending: 'Enregistrement…',
  withoutScripts: `La réservation en ligne a besoin de JavaScript. Pour réserver sans lui, appelez-nous au ${centre.phone.display}.`,
  incompleteTitle: 'Oups\u00a0! Formulaire incomplet.',
  incompleteDescription: 'Veuillez remplir tous les champs obligatoires.',
  refusedTitle: 'La réservation n’est pas enregistrée',
  overlap: (date: string, time: string) =>
    `Vous avez déjà une réservation le ${formatDay(date)} à ${time}. En confirmant, vous prenez un terrain de plus à la même heure.`,
};

/** The first five sentences are the specification's own, to the letter (section 5). */
const fieldSentences = {
  'name-missing': 'Le nom est requis.',
  'email-missing': "L'email est requis.",
  'email-malformed': "L'adresse email est invalide.",
  'date-missing': 'La date est requise.',
  'time-missing': "L'heure est requise.",
  'date-unreadable': 'Cette date n’existe pas. Exemple\u00a0: 28/11/2026.',
  'date-past': 'Cette date est déjà passée.',
  'date-too-far': (last: string) => `Le calendrier est ouvert jusqu’au ${formatDay(last)}.`,
  'time-past': 'Cette heure est déjà passée.',
} satisfies Record<FieldRefusal['kind'], string | ((detail: string) => string)>;

export function fieldSentence(refusal: FieldRefusal): string {
  return refusal.kind === 'date-too-far'
    ? fieldSentences[refusal.kind](refusal.last)
    : fieldSentences[refusal.kind];
}

const nothingLost = 'Tout ce que vous avez écrit est encore là.';
const orCall = `Vous pouvez aussi nous appeler au ${centre.phone.display}.`;

export const refusalSentences: Record<WriteRefusal['kind'], string> = {
  'quota-exceeded': `La mémoire de ce navigateur est pleine. ${nothingLost} Libérez de la place puis réessayez. ${orCall}`,
  'unreadable-data': `Les réservations gardées par ce navigateur sont illisibles. ${nothingLost} ${orCall}`,
  'newer-data': `Une version plus récente du site a enregistré les réservations de ce navigateur\u00a0: elles se lisent ici, mais ne s’y modifient pas. ${nothingLost} ${orCall}`,
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
  title: 'Votre partie',
  noDay: 'Choisissez un jour et une heure',
  court: (players: string) => `${players} joueurs, un terrain de 10\u00a0m × 5\u00a0m, une heure`,
};

export const upcomingStrings = {
  title: 'Vos prochaines réservations',
  players: (players: string) => `${players} joueurs`,
  addToAgenda: 'Ajouter à mon agenda',
  agenda: 'Agenda',
  addThis: (date: string, time: string) => `Agenda\u00a0: ajouter le ${formatDay(date)} à ${time}`,
};

export const savedStrings = {
  title: 'Réservation enregistrée\u00a0!',
  thanks: (name: string, date: string, time: string) =>
    `Merci ${name}, votre réservation du ${formatDay(date)} à ${time} est bien enregistrée.`,
};

/** Specification, section 9; the advice of seven days stands beside the two months of the calendar. */
export const informationStrings = {
  title: 'Bon à savoir',
  facts: [
    {
      term: 'À l’avance',
      text: `Jusqu’à ${terms.advisedDays}\u00a0jours, c’est conseillé\u00a0; jusqu’à ${terms.bookingMonths}\u00a0mois, c’est possible.`,
    },
    { term: 'Annulation', text: `Gratuite jusqu’à ${terms.cancellationHours}\u00a0h avant le début.` },
    { term: 'Groupes', text: `Tarifs réduits à partir de ${terms.groupSize}\u00a0personnes.` },
    { term: 'Étudiants', text: `${terms.studentReductionPercent}\u00a0% de réduction.` },
    { term: 'Paiement', text: 'Sur place, par carte ou en espèces.' },
  ],
  morePrices: 'Toutes les formules',
};

export function planPrice(plan: Plan): string {
  return `${formatPrice(plan.priceEuros)} ${plan.period === 'hour' ? 'l’heure' : 'par mois'}`;
}

/** What a plan costs, in one line; `players` is who shares the hour. */
export function priceSentence(meaning: PriceMeaning, players: string): string {
  switch (meaning.kind) {
    case 'shared-hour':
      return `${euros(meaning.hour)} l’heure, soit ${meaning.isRounded ? 'environ ' : ''}${euros(meaning.perPlayer)} par joueur à ${players}`;
    case 'hours-included':
      return `${euros(meaning.month)} par mois, ${meaning.hours}\u00a0heures comprises, soit ${euros(meaning.perHour)} l’heure jouée`;
    case 'unlimited':
      return `${euros(meaning.month)} par mois, jeu illimité`;
  }
}

function euros(cents: number): string {
  return formatPrice(cents / 100);
}
