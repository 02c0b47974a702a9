import type { CentreRules } from 'shared-kernel';
import {
  bookingAheadSentence,
  cancellationSentence,
  enthusiastHours,
  groupsSentence,
  hourPriceInWords,
  type PlanName,
  paymentSentence,
  studentsSentence,
} from 'shared-kernel/plans';

export const strings = {
  title: 'Nos tarifs',
  lead: 'Un terrain se paie à l’heure. Un abonnement se paie au mois et comprend des heures de jeu et de cours.',
  popular: 'Le plus populaire',
  choose: 'Choisir cette formule',
  per: { hour: 'par heure', month: 'par mois' },
  terms: 'Bon à savoir',
  termList: () => [bookingAheadSentence(), cancellationSentence(), studentsSentence, paymentSentence],
  groups: groupsSentence,
  quote: 'Demander un devis',
  plans: (
    rules: CentreRules | null,
  ): Record<PlanName, { description: string; features: readonly string[] }> => ({
    Découverte: {
      description: 'À l’heure, sans engagement.',
      features: [
        'Le terrain entier, pour 2 à 4\u00a0joueurs',
        `À quatre, ${hourPriceInWords(rules, 4)} par personne`,
        `Réservation à l’heure${rules?.hours.includes(null) ? '' : ', tous les jours'}`,
      ],
    },
    Passionné: {
      description: 'Pour jouer chaque semaine.',
      features: [
        `${enthusiastHours}\u00a0heures de jeu par mois`,
        '2\u00a0h de cours par mois',
        '1\u00a0invité gratuit par mois',
      ],
    },
    Champion: {
      description: 'Pour préparer une saison.',
      features: ['Jeu illimité', '4\u00a0h de cours par mois', '2\u00a0h de terrain privatisé par mois'],
    },
  }),
};
