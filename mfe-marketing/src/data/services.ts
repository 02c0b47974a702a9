import type { PictureFile } from 'shared-kernel';
import { enthusiastEuros, hourEuros, type ServiceName, terms } from 'shared-kernel/plans';
import coaching from '../pictures/service-coaching.json';
import freePlay from '../pictures/service-free-play.json';
import giftVouchers from '../pictures/service-gift-vouchers.json';
import privateEvents from '../pictures/service-private-events.json';
import subscriptions from '../pictures/service-subscriptions.json';
import tournaments from '../pictures/service-tournaments.json';

/** Where its button leads: to the booking form, which must know its name, or to a message. */
type Next =
  | { readonly next: 'booking'; readonly name: ServiceName }
  | { readonly next: 'contact'; readonly name: string };

export type Service = Next & {
  readonly description: string;
  /** What the visitor gets, one fact a line. */
  readonly details: readonly string[];
  readonly picture: PictureFile;
};

export const services: readonly Service[] = [
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
    next: 'booking',
  },
  {
    name: 'Cours et entraînements',
    description:
      'Apprendre les angles, les placements et l’échange des rôles avec quelqu’un qui voit ce que vous ne voyez pas encore.',
    details: ['Débutants et compétiteurs', 'Attaque, défense, lecture du mur'],
    picture: coaching,
    next: 'booking',
  },
  {
    name: 'Tournois',
    description:
      'Entre amis, entre collègues ou en championnat : six terrains pour enchaîner les matchs sans attendre.',
    details: ['Jusqu’à 6 matchs en même temps', 'Classement et feuilles de match en ligne'],
    picture: tournaments,
    next: 'booking',
  },
  {
    name: 'Événements privés',
    description:
      'Anniversaire, séminaire, sortie de club : les terrains pour jouer, le bar pour se retrouver.',
    details: [`Tarif de groupe dès ${terms.groupSize} personnes`, 'Bar sportif de 12 m'],
    picture: privateEvents,
    next: 'booking',
  },
  {
    name: 'Bons cadeaux',
    description:
      'Offrez une heure de terrain, un mois de jeu ou des cours. Dites-nous pour qui, nous préparons le bon.',
    details: ['Pour une heure ou pour un mois', 'À demander sur place ou par message'],
    picture: giftVouchers,
    next: 'contact',
  },
];
