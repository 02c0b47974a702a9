import type { SectionRoute } from 'shared-kernel/router';
import card from './pictures/social/booking.json';

export const routes: readonly SectionRoute[] = [
  {
    id: 'booking-reservation',
    path: '/reservation',
    handle: {
      title: 'Réserver un terrain',
      description:
        'Réservez en ligne une heure de jorkyball au centre de Prouvy\u00a0: choisissez le jour, l’heure et le nombre de joueurs.',
      prerender: true,
      image: card,
    },
    lazy: () =>
      import(/* webpackChunkName: "booking-reservation" */ './features/reservation/ReservationPage'),
  },
];
