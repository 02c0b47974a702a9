import type { SectionRoute } from 'shared-kernel/router';
import card from './pictures/social/rankings.json';
import { strings } from './strings';

/** The sharing picture of the rankings and of their players, clubs and nations. */
const image = { ...card, alt: 'Classements mondiaux\u00a0: joueurs, clubs et nations du jorkyball' };

const samplePlayers = Array.from({ length: 10 }, (_, index) => `/player/${index + 1}`);
const sampleClubs = ['Lyon', 'Rome', 'Prouvy', 'Cracovie', 'Budapest'].map((name) => `/club/${name}`);
const sampleNations = ['France', 'Italie', 'Pologne', 'Hongrie', 'Portugal'].map((name) => `/nation/${name}`);

const clubRankingDescription =
  'Les cinq premiers clubs de jorkyball au classement mondial, avec leurs points et leur palmarès.';
const nationRankingDescription =
  'Les cinq premières nations du jorkyball au classement mondial, avec leurs points et leur palmarès.';

export const routes: readonly SectionRoute[] = [
  {
    id: 'members-login',
    path: '/connexion',
    handle: {
      title: 'Connexion',
      description: 'Connectez-vous à l’espace joueur ou organisateur de Jorkyball Prouvy, ou inscrivez-vous.',
      prerender: ['/connexion'],
      // Its demonstration cannot log a member in on a site with accounts.
      sample: ['/connexion'],
      indexed: false,
    },
    lazy: async () =>
      (await import(/* webpackChunkName: "members-login" */ './features/login/LoginPage')).wholePage(),
  },
  {
    id: 'members-recovery',
    path: '/connexion/mot-de-passe',
    handle: {
      title: 'Mot de passe oublié',
      description: 'Choisissez un nouveau mot de passe.',
      prerender: false,
      indexed: false,
    },
    lazy: async () =>
      (await import(/* webpackChunkName: "members-recovery" */ './features/login/RecoveryPage')).wholePage(),
  },
  {
    id: 'members-profile',
    path: '/profil',
    handle: {
      title: 'Mon profil',
      description: 'Votre espace membre : classement, résultats, abonnement, réservations et licence.',
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
      title: strings.deviceData,
      description:
        'Ce que ce navigateur gardait et que le site n’a pas pu lire\u00a0: à télécharger ou à supprimer.',
      prerender: true,
      indexed: false,
    },
    lazy: () => import(/* webpackChunkName: "members-device-data" */ './features/device-data/DeviceDataPage'),
  },
  {
    id: 'members-player',
    path: '/player/:playerId',
    handle: {
      title: 'Fiche joueur',
      description: strings.worldRankingDescription,
      prerender: samplePlayers,
      image,
    },
    lazy: () => import(/* webpackChunkName: "members-player" */ './features/player/PlayerPage'),
  },
  {
    id: 'members-world-ranking',
    path: '/classement-mondial',
    handle: {
      title: strings.worldRanking,
      description: strings.worldRankingDescription,
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
      title: strings.clubRanking,
      description: clubRankingDescription,
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
      title: strings.nationRanking,
      description: nationRankingDescription,
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
      title: 'Club',
      description: clubRankingDescription,
      prerender: sampleClubs,
      image,
    },
    lazy: () => import(/* webpackChunkName: "members-club" */ './features/club/ClubPage'),
  },
  {
    id: 'members-nation',
    path: '/nation/:nationId',
    handle: {
      title: 'Équipe nationale',
      description: nationRankingDescription,
      prerender: sampleNations,
      image,
    },
    lazy: () => import(/* webpackChunkName: "members-nation" */ './features/nation/NationPage'),
  },
];
