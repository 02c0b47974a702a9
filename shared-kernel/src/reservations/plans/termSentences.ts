import { terms } from './terms';

/** Seven days are the advice, two months what the calendar takes (specification, section 9): both, in words. */
export const bookingAheadSentence = `Réservez de préférence ${terms.advisedDays}\u00a0jours à l’avance\u00a0; le calendrier est ouvert sur ${terms.bookingMonths}\u00a0mois.`;

export const cancellationSentence = `Annulation gratuite jusqu’à ${terms.cancellationHours}\u00a0h avant la partie.`;
export const groupsSentence = `Tarif de groupe à partir de ${terms.groupSize}\u00a0personnes.`;
export const studentsSentence = `${terms.studentReductionPercent}\u00a0% de réduction pour les étudiants.`;
export const paymentSentence = 'Paiement sur place, par carte ou en espèces.';
