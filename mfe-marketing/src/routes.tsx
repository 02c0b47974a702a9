import { centre } from 'shared-kernel';
import { withParts } from 'shared-kernel/hydration';
import { championEuros, enthusiastEuros } from 'shared-kernel/plans';
import type { SectionRoute } from 'shared-kernel/router';
import { articleIds } from './data/articles/articleIds';
import { news } from './strings';

/** Descriptions are built: they say no price of an hour, no opening hours and no number of courts, which a manager may change. */
export const routes: readonly SectionRoute[] = [
  {
    id: 'marketing-home',
    path: '/',
    handle: {
      title: 'Jorkyball Prouvy',
      description:
        'Jorkyball à Prouvy, près de Valenciennes : terrains couverts, football indoor, bar, tribune. Les horaires, les tarifs et la réservation en ligne, à l’heure.',
      prerender: true,
    },
    lazy: () =>
      withParts(
        import(/* webpackChunkName: "marketing-home" */ './features/home/HomePage'),
        ({ belowTheFold }) => belowTheFold,
      ),
  },
  {
    id: 'marketing-news',
    path: '/blog',
    handle: { ...news, prerender: true },
    lazy: () => import(/* webpackChunkName: "marketing-news" */ './features/news/NewsPage'),
  },
  {
    id: 'marketing-article',
    path: '/blog/:articleId',
    handle: {
      title: 'Article',
      description: 'Un article du blog de Jorkyball Prouvy.',
      prerender: articleIds.map((id) => `/blog/${id}`),
    },
    lazy: () =>
      withParts(
        import(/* webpackChunkName: "marketing-article" */ './features/news/ArticlePage'),
        ({ belowTheFold }) => belowTheFold,
      ),
  },
  {
    id: 'marketing-tv',
    path: '/jorkyball-tv',
    handle: {
      title: 'Jorkyball TV : les finales en vidéo',
      description:
        'Les finales des Coupes du monde de jorkyball : nations, nations féminines, clubs, clubs féminins et mixte.',
      prerender: true,
    },
    lazy: () => import(/* webpackChunkName: "marketing-tv" */ './features/tv/TvPage'),
  },
  {
    id: 'marketing-services',
    path: '/services-tarifs',
    handle: {
      title: 'Services et tarifs',
      description: `Jeu libre, abonnements, cours, tournois, événements et bons cadeaux à Prouvy\u00a0: une heure de terrain, des abonnements à ${enthusiastEuros}\u00a0€ et ${championEuros}\u00a0€ par mois.`,
      prerender: true,
    },
    lazy: () => import(/* webpackChunkName: "marketing-services" */ './features/services/ServicesPage'),
  },
  {
    id: 'marketing-jorkyball-prouvy',
    path: '/jorkyball-prouvy',
    handle: {
      title: 'Jorkyball à Prouvy (59)',
      description:
        'Jouer au jorkyball à Prouvy, près de Valenciennes : des terrains aux normes internationales, à deux, trois ou quatre joueurs, réservés en ligne à l’heure.',
      prerender: true,
    },
    lazy: () =>
      import(
        /* webpackChunkName: "marketing-jorkyball-prouvy" */ './features/landing/jorkyball-prouvy/JorkyballProuvyPage'
      ),
  },
  {
    id: 'marketing-sports-centre',
    path: '/centre-sportif-prouvy',
    handle: {
      title: 'Centre sportif à Prouvy',
      description:
        'Un centre sportif couvert à Prouvy, près de Valenciennes : jorkyball, football indoor, bar sportif de 12 m, événements. Tout est sous le même toit.',
      prerender: true,
    },
    lazy: () =>
      import(
        /* webpackChunkName: "marketing-sports-centre" */ './features/landing/sports-centre/SportsCentrePage'
      ),
  },
  {
    id: 'marketing-indoor-football',
    path: '/football-indoor-valenciennes',
    handle: {
      title: 'Football indoor près de Valenciennes',
      description:
        'Football indoor à Prouvy, près de Valenciennes : un terrain couvert de 25 m sur 15, à cinq contre cinq, toute l’année. Il se demande par message ou par téléphone.',
      prerender: true,
    },
    lazy: () =>
      import(
        /* webpackChunkName: "marketing-indoor-football" */ './features/landing/indoor-football/IndoorFootballPage'
      ),
  },
  {
    id: 'marketing-activities',
    path: '/activites-sportives-prouvy',
    handle: {
      title: 'Activités sportives à Prouvy',
      description:
        'Trois idées de week-end au centre de Prouvy, avec leur prix : une heure de terrain, un abonnement ou une compétition. Et des événements sur mesure.',
      prerender: true,
    },
    lazy: () =>
      import(/* webpackChunkName: "marketing-activities" */ './features/landing/activities/ActivitiesPage'),
  },
  {
    id: 'marketing-court-building',
    path: '/fabrication-terrain-jorkyball',
    handle: {
      title: 'Fabrication de terrains de jorkyball',
      description:
        'Conception, fabrication et installation clé en main de terrains de jorkyball : parois PMMA, structure acier, garantie 2 ans, délai de 6 à 10 semaines.',
      prerender: true,
    },
    lazy: () =>
      import(
        /* webpackChunkName: "marketing-court-building" */ './features/court-building/CourtBuildingPage'
      ),
  },
  {
    id: 'marketing-contact',
    path: '/contact',
    handle: {
      title: 'Contact',
      description: `Écrire, appeler ou venir\u00a0: adresse, horaires et formulaire de ${centre.name}, près de Valenciennes.`,
      prerender: true,
    },
    lazy: () => import(/* webpackChunkName: "marketing-contact" */ './features/contact/ContactPage'),
  },
];
