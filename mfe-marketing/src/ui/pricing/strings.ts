import { formatPrice } from 'shared-kernel';
import { enthusiastHours, hourEuros, type PlanName, terms } from 'shared-kernel/plans';

export const strings = {
  eyebrow: 'Tarifs',
  title: 'Trois formules, aucun frais caché',
  lead: 'Le terrain se paie à l’heure. Si vous jouez chaque semaine, l’abonnement revient moins cher.',
  popular: 'Le plus populaire',
  choose: 'Choisir cette formule',
  per: { hour: 'par heure', month: 'par mois' },
  terms: 'Bon à savoir',
  termList: [
    `Réservation en ligne jusqu’à ${terms.bookingMonths}\u00a0mois à l’avance`,
    `Annulation gratuite jusqu’à ${terms.cancellationHours}\u00a0h avant le créneau`,
    `Tarif de groupe à partir de ${terms.groupSize} personnes`,
    `${terms.studentReductionPercent}\u00a0% de réduction pour les étudiants`,
    'Paiement sur place, par carte ou en espèces',
  ],
  plans: {
    Découverte: {
      description: 'Un terrain pour une heure, sans engagement.',
      features: [
        'Le terrain entier, pour 2 à 4 joueurs',
        `À quatre, ${formatPrice(hourEuros / 4)} par personne`,
        'Réservation à l’heure, tous les jours',
      ],
    },
    Passionné: {
      description: 'Pour celles et ceux qui jouent chaque semaine.',
      features: [
        `${enthusiastHours} heures de jeu par mois`,
        '2\u00a0h de coaching par mois',
        '1 invité gratuit par mois',
      ],
    },
    Champion: {
      description: 'Pour préparer une saison et jouer sans compter.',
      features: ['Jeu illimité', '4\u00a0h de coaching par mois', '2\u00a0h de terrain privatisé par mois'],
    },
  } satisfies Record<PlanName, { description: string; features: readonly string[] }>,
};
