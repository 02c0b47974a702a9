import type { SectionRoute } from 'shared-kernel/router';

export const routes: readonly SectionRoute[] = [
  {
    id: 'booking-reservation',
    path: '/reservation',
    handle: {
      title: 'Réserver un terrain',
      description:
        'Réservez en ligne une heure de jorkyball au centre de Prouvy\u00a0: choisissez le jour, l’heure et le nombre de joueurs.',
      prerender: true,
    },
    lazy: () =>
      import(/* webpackChunkName: "booking-reservation" */ './features/reservation/ReservationPage'),
  },
];
