import { type BookingState, type ContactState, centre, type PictureFile, paths } from 'shared-kernel';
import {
  type BookableService,
  enthusiastEuros,
  type GroupSubject,
  hourEuros,
  type RequestSubject,
  terms,
} from 'shared-kernel/plans';
import coaching from '../pictures/service-coaching.json';
import freePlay from '../pictures/service-free-play.json';
import giftVouchers from '../pictures/service-gift-vouchers.json';
import privateEvents from '../pictures/service-private-events.json';
import subscriptions from '../pictures/service-subscriptions.json';
import tournaments from '../pictures/service-tournaments.json';

/**
 * Where its button leads, to what can take it: a court for an hour to the booking form, a subscription to the plans,
 * all else to a message that names it; a quote is a message of a group.
 */
type Next =
  | { readonly next: 'booking'; readonly name: BookableService }
  | { readonly next: 'prices'; readonly name: 'Abonnements' }
  | { readonly next: 'message'; readonly name: Exclude<RequestSubject, GroupSubject> }
  | { readonly next: 'quote'; readonly name: GroupSubject };

export type Service = Next & {
  readonly description: string;
  /** What the visitor gets, one fact a line. */
  readonly details: readonly string[];
  readonly picture: PictureFile;
  /** Whoever looks for a championship, and not for a court, finds it from here. */
  readonly hasChampionships?: true;
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
  {
    name: 'Tournois',
    description:
      'Votre tournoi, entre amis ou entre collègues : six terrains pour enchaîner les matchs sans attendre.',
    details: [`Jusqu’à ${centre.courts} matchs en même temps`, 'Classement et feuilles de match en ligne'],
    picture: tournaments,
    next: 'quote',
    hasChampionships: true,
  },
  {
    name: 'Événements privés',
    description:
      'Anniversaire, séminaire, sortie de club : les terrains pour jouer, le bar pour se retrouver.',
    details: [`Tarif de groupe dès ${terms.groupSize} personnes`, 'Bar sportif de 12 m'],
    picture: privateEvents,
    next: 'quote',
  },
  {
    name: 'Bons cadeaux',
    description:
      'Offrez une heure de terrain, un mois de jeu ou des cours. Dites-nous pour qui, nous préparons le bon.',
    details: ['Pour une heure ou pour un mois', 'À demander sur place ou par message'],
    picture: giftVouchers,
    next: 'message',
  },
];

/** The address of its button, and what goes with the visitor. */
export function wayOf(service: Service): {
  readonly to: string;
  readonly state?: BookingState | ContactState;
} {
  switch (service.next) {
    case 'booking':
      return { to: paths.booking(), state: { service: service.name } };
    case 'prices':
      return { to: `${paths.services()}#tarifs` };
    default:
      return { to: paths.contact(), state: { subject: service.name } };
  }
}
