import { type CentreRules, centreRules } from 'shared-kernel';
import { terms } from './terms';

/** In words: the advised seven days, and the calendar's limit of two months (specification, section 9), or the manager's. */
export function bookingAheadSentence(rules: CentreRules | null = centreRules.getState()): string {
  const months = rules?.months ?? terms.bookingMonths;
  return `Réservez de préférence ${terms.advisedDays}\u00a0jours à l’avance\u00a0; le calendrier est ouvert sur ${months}\u00a0mois.`;
}

export function cancellationSentence(rules: CentreRules | null = centreRules.getState()): string {
  return (
    rules?.cancellation ?? `Annulation gratuite jusqu’à ${terms.cancellationHours}\u00a0h avant la partie.`
  );
}

export const groupsSentence = `Tarif de groupe à partir de ${terms.groupSize}\u00a0personnes.`;
export const studentsSentence = `${terms.studentReductionPercent}\u00a0% de réduction pour les étudiants.`;
export const paymentSentence = 'Paiement sur place, par carte ou en espèces.';
