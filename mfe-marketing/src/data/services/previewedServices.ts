import { enthusiastEuros, hourPriceInWords } from 'shared-kernel/plans';
import coaching from '../../pictures/service-coaching.json';
import freePlay from '../../pictures/service-free-play.json';
import subscriptions from '../../pictures/service-subscriptions.json';
import type { Service } from './service';

/**
 * The first three, for the home page (specification, section 9), in a file of their own, so that it need not load the
 * others.
 */
export const previewedServices: readonly Service[] = [
  {
    name: 'Jeu libre',
    description: (rules) =>
      `Un terrain pour une heure, à deux, trois ou quatre\u00a0: ${hourPriceInWords(rules)}${rules?.hours.includes(null) ? '' : ', tous les jours'}.`,
    picture: freePlay,
    next: 'booking',
  },
  {
    name: 'Abonnements',
    description: () => `Jouer et prendre des cours chaque mois, à partir de ${enthusiastEuros}\u00a0€.`,
    picture: subscriptions,
    next: 'prices',
  },
  {
    name: 'Cours et entraînements',
    description: () => 'Un entraîneur vous apprend les rebonds et les placements.',
    picture: coaching,
    next: 'message',
  },
];
