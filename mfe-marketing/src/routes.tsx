import { withParts } from 'shared-kernel/hydration';
import type { SectionRoute } from 'shared-kernel/router';
import { articleIds } from './data/articles/articleIds';
import { metadata } from './strings';

export const routes: readonly SectionRoute[] = [
  {
    id: 'marketing-home',
    path: '/',
    handle: { ...metadata.home, prerender: true },
    lazy: () =>
      withParts(
        import(/* webpackChunkName: "marketing-home" */ './features/home/HomePage'),
        ({ belowTheFold }) => belowTheFold,
      ),
  },
  {
    id: 'marketing-news',
    path: '/blog',
    handle: { ...metadata.news, prerender: true },
    lazy: () => import(/* webpackChunkName: "marketing-news" */ './features/news/NewsPage'),
  },
  {
    id: 'marketing-article',
    path: '/blog/:articleId',
    handle: { ...metadata.article, prerender: articleIds.map((id) => `/blog/${id}`) },
    lazy: () =>
      withParts(
        import(/* webpackChunkName: "marketing-article" */ './features/news/ArticlePage'),
        ({ belowTheFold }) => belowTheFold,
      ),
  },
  {
    id: 'marketing-tv',
    path: '/jorkyball-tv',
    handle: { ...metadata.tv, prerender: true },
    lazy: () => import(/* webpackChunkName: "marketing-tv" */ './features/tv/TvPage'),
  },
  {
    id: 'marketing-services',
    path: '/services-tarifs',
    handle: { ...metadata.services, prerender: true },
    lazy: () => import(/* webpackChunkName: "marketing-services" */ './features/services/ServicesPage'),
  },
  {
    id: 'marketing-jorkyball-prouvy',
    path: '/jorkyball-prouvy',
    handle: { ...metadata.jorkyballProuvy, prerender: true },
    lazy: () =>
      import(
        /* webpackChunkName: "marketing-jorkyball-prouvy" */ './features/landing/jorkyball-prouvy/JorkyballProuvyPage'
      ),
  },
  {
    id: 'marketing-sports-centre',
    path: '/centre-sportif-prouvy',
    handle: { ...metadata.sportsCentre, prerender: true },
    lazy: () =>
      import(
        /* webpackChunkName: "marketing-sports-centre" */ './features/landing/sports-centre/SportsCentrePage'
      ),
  },
  {
    id: 'marketing-indoor-football',
    path: '/football-indoor-valenciennes',
    handle: { ...metadata.indoorFootball, prerender: true },
    lazy: () =>
      import(
        /* webpackChunkName: "marketing-indoor-football" */ './features/landing/indoor-football/IndoorFootballPage'
      ),
  },
  {
    id: 'marketing-activities',
    path: '/activites-sportives-prouvy',
    handle: { ...metadata.activities, prerender: true },
    lazy: () =>
      import(/* webpackChunkName: "marketing-activities" */ './features/landing/activities/ActivitiesPage'),
  },
  {
    id: 'marketing-court-building',
    path: '/fabrication-terrain-jorkyball',
    handle: { ...metadata.courtBuilding, prerender: true },
    lazy: () =>
      import(
        /* webpackChunkName: "marketing-court-building" */ './features/court-building/CourtBuildingPage'
      ),
  },
  {
    id: 'marketing-contact',
    path: '/contact',
    handle: { ...metadata.contact, prerender: true },
    lazy: () => import(/* webpackChunkName: "marketing-contact" */ './features/contact/ContactPage'),
  },
];
