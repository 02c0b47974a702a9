import { withParts } from 'shared-kernel/hydration';
import type { SectionRoute } from 'shared-kernel/router';
import card from './pictures/social/booking.json';
import { readyForOffline } from './readyForOffline';

const reservationPage = () =>
  withParts(
    import(/* webpackChunkName: "booking-reservation" */ './features/reservation/ReservationPage'),
    ({ belowTheForm }) => belowTheForm,
  );
const confirmationPage = () =>
  import(/* webpackChunkName: "booking-confirmation" */ './features/confirmation/ConfirmationPage');

/** Loads the code of its buttons too. */
const confirmationKept = async () => {
  const page = await confirmationPage();
  await page.loadActions();
  return page;
};

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
    lazy: readyForOffline(reservationPage, confirmationKept),
  },
  {
    id: 'booking-confirmation',
    path: '/reservation/:reservationId',
    handle: {
      title: 'Votre réservation',
      description:
        'Le jour, l’heure et le prix de votre partie, l’itinéraire jusqu’au centre, et de quoi la déplacer ou l’annuler.',
      prerender: false,
      indexed: false,
    },
    lazy: confirmationPage,
  },
  {
    id: 'booking-weekly',
    path: '/reservation/chaque-semaine',
    handle: {
      title: 'Le même créneau chaque semaine',
      description: 'Demandez un terrain à la même heure chaque semaine.',
      prerender: false,
      indexed: false,
    },
    lazy: () => import(/* webpackChunkName: "booking-weekly" */ './features/weekly/WeeklyPage'),
  },
  {
    id: 'booking-front-desk',
    path: '/accueil',
    handle: {
      title: 'Réservations du jour',
      description: '',
      prerender: false,
      indexed: false,
    },
    lazy: () => import(/* webpackChunkName: "booking-front-desk" */ './features/front-desk/FrontDeskPage'),
  },
  {
    id: 'booking-manager',
    path: '/accueil/centre',
    handle: {
      title: 'Gestion du centre',
      description: '',
      prerender: false,
      indexed: false,
    },
    lazy: () => import(/* webpackChunkName: "booking-manager" */ './features/centre/CentrePage'),
  },
];
