import { terms } from 'shared-kernel/plans';
import { courtsInPlural } from '../../domain/courtsInPlural';
import giftVouchers from '../../pictures/service-gift-vouchers.json';
import privateEvents from '../../pictures/service-private-events.json';
import tournaments from '../../pictures/service-tournaments.json';
import { previewedServices } from './previewedServices';
import type { Service } from './service';

export const services: readonly Service[] = [
  ...previewedServices,
  {
    name: 'Tournois',
    description: (rules) =>
      `Jusqu’à ${courtsInPlural(rules)}\u00a0matchs en même temps, classement et feuilles de match en ligne.`,
    picture: tournaments,
    next: 'quote',
    hasChampionships: true,
  },
  {
    name: 'Événements privés',
    description: () =>
      `Un anniversaire ou un séminaire, sur les terrains et au bar. Tarif de groupe dès ${terms.groupSize}\u00a0personnes.`,
    picture: privateEvents,
    next: 'quote',
  },
  {
    name: 'Bons cadeaux',
    description: () =>
      'Une heure de terrain, un mois de jeu ou des cours à offrir. Le bon se retire au centre.',
    picture: giftVouchers,
    next: 'message',
  },
];
