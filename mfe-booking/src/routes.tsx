import type { SectionRoute } from 'shared-kernel/router';
import card from './pictures/social/booking.json';
import { readyForOffline } from './readyForOffline';
import { metadata } from './strings';

const reservationPage = () =>
  import(/* webpackChunkName: "booking-reservation" */ './features/reservation/ReservationPage');
const confirmationPage = () =>
  import(/* webpackChunkName: "booking-confirmation" */ './features/confirmation/ConfirmationPage');

/** Loads the code of its buttons too. */
const confirmationKept = async () => {
  const page = await confirmationPage();
  await page.loadAgenda();
  return page;
};

export const routes: readonly SectionRoute[] = [
  {
    id: 'booking-reservation',
    path: '/reservation',
    handle: {
      ...metadata.reservation,
      prerender: true,
      image: card,
    },
    lazy: readyForOffline(reservationPage, confirmationKept),
  },
  {
    id: 'booking-confirmation',
    path: '/reservation/:reservationId',
    handle: {
      ...metadata.confirmation,
      prerender: false,
      indexed: false,
    },
    lazy: confirmationPage,
  },
  {
    id: 'booking-front-desk',
    path: '/accueil',
    handle: {
      ...metadata.frontDesk,
      prerender: false,
      indexed: false,
    },
    lazy: () => import(/* webpackChunkName: "booking-front-desk" */ './features/front-desk/FrontDeskPage'),
  },
];
