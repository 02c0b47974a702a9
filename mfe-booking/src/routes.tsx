import type { SectionRoute } from 'shared-kernel/router';
import card from './pictures/social/booking.json';
import { metadata } from './strings';

export const routes: readonly SectionRoute[] = [
  {
    id: 'booking-reservation',
    path: '/reservation',
    handle: {
      ...metadata.reservation,
      prerender: true,
      image: card,
    },
    lazy: () =>
      import(/* webpackChunkName: "booking-reservation" */ './features/reservation/ReservationPage'),
  },
];
