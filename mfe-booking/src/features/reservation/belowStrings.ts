import { type CentreRules, formatDay, formatHour, formatPrice, hoursInWords } from 'shared-kernel';
import {
  bookingAheadSentence,
  cancellationSentence,
  groupsSentence,
  hourPriceInWords,
  type Plan,
  paymentSentence,
  studentsSentence,
} from 'shared-kernel/plans';

export const upcomingStrings = {
  pending: ', en attente de confirmation',
  awaitsLogin: ', en attente de connexion',
  unconfirmed: ', à confirmer par e-mail',
  title: 'Vos prochaines réservations',
  players: (players: string) => `${players}\u00a0joueurs`,
  agenda: 'Agenda',
  addThis: (date: string, time: string) =>
    `Agenda\u00a0: ajouter le ${formatDay(date)} à ${formatHour(time)}`,
};

/** The terms of a booking (specification, section 9). */
export const informationStrings = {
  title: 'Bon à savoir',
  facts: (rules: CentreRules | null) => [
    { term: 'Horaires', text: `${rules?.openingHours ?? `Tous les jours, ${hoursInWords}`}.` },
    { term: 'À l’avance', text: bookingAheadSentence(rules) },
    { term: 'Annulation', text: cancellationSentence(rules) },
    { term: 'Groupes', text: groupsSentence },
    { term: 'Étudiants', text: studentsSentence },
    { term: 'Paiement', text: paymentSentence },
  ],
  plan: (name: string) => `Formule ${name}`,
  morePrices: 'Toutes les formules',
};

export function planPrice(plan: Plan, rules: CentreRules | null): string {
  return plan.period === 'hour'
    ? `${hourPriceInWords(rules)} l’heure`
    : `${formatPrice(plan.priceEuros)} par mois`;
}
