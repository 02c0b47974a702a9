import { centre } from 'shared-kernel';
import { terms } from 'shared-kernel/plans';
import giftVouchers from '../../pictures/service-gift-vouchers.json';
import privateEvents from '../../pictures/service-private-events.json';
import tournaments from '../../pictures/service-tournaments.json';
import { previewedServices } from './previewedServices';
import type { Service } from './service';

export const services: readonly Service[] = [
  ...previewedServices,
  {
    name: 'Tournois',
    description:
      'Votre tournoi, entre amis ou entre collègues : six terrains pour enchaîner les matchs sans attendre.',
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
