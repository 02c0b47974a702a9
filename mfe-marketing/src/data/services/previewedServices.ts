import { enthusiastEuros, hourEuros } from 'shared-kernel/plans';
import coaching from '../../pictures/service-coaching.json';
import freePlay from '../../pictures/service-free-play.json';
import subscriptions from '../../pictures/service-subscriptions.json';
import type { Service } from './service';

/** The first three, which the home page shows (specification, section 9), apart from the others, which it need not bring. */
export const previewedServices: readonly Service[] = [
  {
    name: 'Jeu libre',
    description:
      'Un terrain à vous pendant une heure. Vous venez à deux, trois ou quatre, on ouvre la porte, vous jouez.',
    details: [`${hourEuros}\u00a0€ l’heure de terrain`, 'Du lundi au dimanche'],
    picture: freePlay,
    next: 'booking',
  },
  {
    name: 'Abonnements',
    description:
      'Deux formules au mois pour jouer toutes les semaines, avec des heures de coaching comprises.',
    details: [`Dès ${enthusiastEuros}\u00a0€ par mois`, 'Coaching compris'],
    picture: subscriptions,
    next: 'prices',
  },
  {
    name: 'Cours et entraînements',
    description:
      'Apprendre les angles, les placements et l’échange des rôles avec quelqu’un qui voit ce que vous ne voyez pas encore.',
    details: ['Débutants et compétiteurs', 'Attaque, défense, lecture du mur'],
    picture: coaching,
    next: 'message',
  },
];
