import type { SectionRoute } from 'shared-kernel/router';
import { articleIds } from './data/articles/articleIds';
import { pages } from './pages';

export const routes: readonly SectionRoute[] = [
  {
    id: 'marketing-home',
    path: '/',
    handle: { ...pages.home, prerender: true },
    lazy: () => import(/* webpackChunkName: "marketing-home" */ './features/home/HomePage'),
  },
  {
    id: 'marketing-news',
    path: '/blog',
    handle: { ...pages.news, prerender: true },
    lazy: () => import(/* webpackChunkName: "marketing-news" */ './features/news/NewsPage'),
  },
  {
    id: 'marketing-article',
    path: '/blog/:articleId',
    handle: { ...pages.article, prerender: articleIds.map((id) => `/blog/${id}`) },
    lazy: () => import(/* webpackChunkName: "marketing-article" */ './features/news/ArticlePage'),
  },
  {
    id: 'marketing-tv',
    path: '/jorkyball-tv',
    handle: { ...pages.tv, prerender: true },
    lazy: () => import(/* webpackChunkName: "marketing-tv" */ './features/tv/TvPage'),
  },
  {
    id: 'marketing-services',
    path: '/services-tarifs',
    handle: { ...pages.services, prerender: true },
    lazy: () => import(/* webpackChunkName: "marketing-services" */ './features/services/ServicesPage'),
  },
  {
    id: 'marketing-jorkyball-prouvy',
    path: '/jorkyball-prouvy',
    handle: { ...pages.jorkyballProuvy, prerender: true },
    lazy: () =>
      import(/* webpackChunkName: "marketing-jorkyball-prouvy" */ './features/landing/JorkyballProuvyPage'),
  },
  {
    id: 'marketing-sports-centre',
    path: '/centre-sportif-prouvy',
    handle: { ...pages.sportsCentre, prerender: true },
    lazy: () =>
      import(/* webpackChunkName: "marketing-sports-centre" */ './features/landing/SportsCentrePage'),
  },
  {
    id: 'marketing-indoor-football',
    path: '/football-indoor-valenciennes',
    handle: { ...pages.indoorFootball, prerender: true },
    lazy: () =>
      import(/* webpackChunkName: "marketing-indoor-football" */ './features/landing/IndoorFootballPage'),
  },
  {
    id: 'marketing-activities',
    path: '/activites-sportives-prouvy',
    handle: { ...pages.activities, prerender: true },
    lazy: () => import(/* webpackChunkName: "marketing-activities" */ './features/landing/ActivitiesPage'),
  },
  {
    id: 'marketing-court-building',
    path: '/fabrication-terrain-jorkyball',
    handle: { ...pages.courtBuilding, prerender: true },
    lazy: () =>
      import(
        /* webpackChunkName: "marketing-court-building" */ './features/court-building/CourtBuildingPage'
      ),
  },
  {
    id: 'marketing-contact',
    path: '/contact',
    handle: { ...pages.contact, prerender: true },
    lazy: () => import(/* webpackChunkName: "marketing-contact" */ './features/contact/ContactPage'),
  },
];
