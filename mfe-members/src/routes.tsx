import type { SectionRoute } from 'shared-kernel/router';
import card from './pictures/social/rankings.json';
import { metadata, strings } from './strings';

/** The sharing picture of the rankings and of their players, clubs and nations. */
const image = { ...card, alt: strings.sharingImage };

const samplePlayers = Array.from({ length: 10 }, (_, index) => `/player/${index + 1}`);
const sampleClubs = ['Lyon', 'Rome', 'Prouvy', 'Cracovie', 'Budapest'].map((name) => `/club/${name}`);
const sampleNations = ['France', 'Italie', 'Pologne', 'Hongrie', 'Portugal'].map((name) => `/nation/${name}`);

export const routes: readonly SectionRoute[] = [
  {
    id: 'members-login',
    path: '/connexion',
    handle: {
      ...metadata.login,
      prerender: ['/connexion'],
      // Its demonstration cannot log a member in on a site with accounts.
      sample: ['/connexion'],
      indexed: false,
    },
    lazy: async () =>
      (await import(/* webpackChunkName: "members-login" */ './features/login/LoginPage')).wholePage(),
  },
  {
    id: 'members-profile',
    path: '/profil',
    handle: {
      ...metadata.profile,
      prerender: false,
      indexed: false,
    },
    lazy: async () =>
      (await import(/* webpackChunkName: "members-profile" */ './features/profile/ProfilePage')).wholePage(),
  },
  {
    id: 'members-device-data',
    path: '/mes-donnees',
    handle: {
      title: metadata.deviceData.title,
      description: metadata.deviceData.description,
      prerender: true,
      indexed: false,
    },
    lazy: () => import(/* webpackChunkName: "members-device-data" */ './features/device-data/DeviceDataPage'),
  },
  {
    id: 'members-player',
    path: '/player/:playerId',
    handle: {
      ...metadata.player,
      prerender: samplePlayers,
      image,
    },
    lazy: () => import(/* webpackChunkName: "members-player" */ './features/player/PlayerPage'),
  },
  {
    id: 'members-world-ranking',
    path: '/classement-mondial',
    handle: {
      ...metadata.worldRanking,
      prerender: true,
      image,
    },
    lazy: () =>
      import(/* webpackChunkName: "members-world-ranking" */ './features/world-ranking/WorldRankingPage'),
  },
  {
    id: 'members-club-ranking',
    path: '/classement-clubs',
    handle: {
      ...metadata.clubRanking,
      prerender: true,
      image,
    },
    lazy: () =>
      import(/* webpackChunkName: "members-club-ranking" */ './features/club-ranking/ClubRankingPage'),
  },
  {
    id: 'members-nation-ranking',
    path: '/classement-nations',
    handle: {
      ...metadata.nationRanking,
      prerender: true,
      image,
    },
    lazy: () =>
      import(/* webpackChunkName: "members-nation-ranking" */ './features/nation-ranking/NationRankingPage'),
  },
  {
    id: 'members-club',
    path: '/club/:clubId',
    handle: {
      ...metadata.club,
      prerender: sampleClubs,
      image,
    },
    lazy: () => import(/* webpackChunkName: "members-club" */ './features/club/ClubPage'),
  },
  {
    id: 'members-nation',
    path: '/nation/:nationId',
    handle: {
      ...metadata.nation,
      prerender: sampleNations,
      image,
    },
    lazy: () => import(/* webpackChunkName: "members-nation" */ './features/nation/NationPage'),
  },
];
