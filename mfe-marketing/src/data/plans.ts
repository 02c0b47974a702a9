export type Plan = {
  readonly name: string;
  readonly priceEuros: number;
  readonly period: 'heure' | 'mois';
  readonly description: string;
  readonly features: readonly string[];
  readonly popular: boolean;
};

/** Prices, hours and guests are the specification's, section 3. */
export const plans: readonly Plan[] = [
  {
    name: 'Découverte',
    priceEuros: 25,
    period: 'heure',
    description: 'Un terrain pour une heure, sans engagement.',
    features: [
      'Le terrain entier, pour 2 à 4 joueurs',
      'À quatre, 6,25 € par personne',
      'Réservation à l’heure, tous les jours',
    ],
    popular: false,
  },
  {
    name: 'Passionné',
    priceEuros: 99,
    period: 'mois',
    description: 'Pour celles et ceux qui jouent chaque semaine.',
    features: ['10 heures de jeu par mois', '2 h de coaching par mois', '1 invité gratuit par mois'],
    popular: true,
  },
  {
    name: 'Champion',
    priceEuros: 199,
    period: 'mois',
    description: 'Pour préparer une saison et jouer sans compter.',
    features: ['Jeu illimité', '4 h de coaching par mois', '2 h de terrain privatisé par mois'],
    popular: false,
  },
];

/** What a visitor should know before booking: specification, section 9. */
export const bookingTerms: readonly string[] = [
  'Réservation en ligne jusqu’à deux mois à l’avance',
  'Annulation gratuite jusqu’à 2 h avant le créneau',
  'Tarif de groupe à partir de 8 personnes',
  '20 % de réduction pour les étudiants',
  'Paiement sur place, par carte ou en espèces',
];
