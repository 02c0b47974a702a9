import type { SectionRoute } from 'shared-kernel/router';
import { pageChunks } from './pageChunks';
import card from './pictures/social/tournaments.json';
import { readyForOffline } from './readyForOffline';

/** The sharing picture of the list and of each tournament. */
const image = { ...card, alt: 'Tournois et championnats de jorkyball' };
const forOrganizers = { prerender: false, indexed: false } as const;
/** Every visitor may open them; their data is in the browser alone. */
const unlisted = forOrganizers;

export const routes: readonly SectionRoute[] = [
  {
    id: 'tournaments-list',
    path: '/tournois',
    handle: {
      title: 'Tous les Tournois',
      description:
        'Les championnats de jorkyball organisés au centre\u00a0: dates, niveaux, résultats en direct et classements.',
      prerender: true,
      image,
    },
    lazy: pageChunks.tournamentList,
  },
  {
    id: 'tournaments-organizer',
    path: '/organisateur',
    handle: {
      title: 'Mes Tournois',
      description: 'Le tableau de bord des organisateurs de tournois de jorkyball.',
      ...forOrganizers,
    },
    lazy: readyForOffline(pageChunks.organizer),
  },
  {
    id: 'tournaments-trash',
    path: '/organisateur/corbeille',
    handle: {
      title: 'Corbeille',
      description: 'Ce qu’un organisateur a supprimé ou remplacé, à restaurer pendant trente jours.',
      ...forOrganizers,
    },
    lazy: readyForOffline(pageChunks.trash),
  },
  {
    id: 'tournaments-create',
    path: '/organisateur/creer-tournoi',
    handle: {
      title: 'Créer un Tournoi',
      description: 'Créez un championnat de jorkyball\u00a0: nom, date, niveau et format.',
      ...forOrganizers,
    },
    lazy: readyForOffline(pageChunks.creation),
  },
  {
    id: 'tournaments-tournament',
    path: '/organisateur/tournoi/:tournamentId',
    handle: {
      title: 'Tournoi',
      description: 'Matchs, classement, phase finale et statistiques d’un tournoi de jorkyball.',
      prerender: [
        '/organisateur/tournoi/championnat-de-france-2025',
        '/organisateur/tournoi/championnat-de-france-2024',
      ],
      sample: ['/organisateur/tournoi/championnat-de-france-2025'],
      image,
    },
    lazy: readyForOffline(pageChunks.tournament),
  },
  {
    id: 'tournaments-edit',
    path: '/organisateur/tournoi/:tournamentId/modifier',
    handle: {
      title: 'Modifier le Tournoi',
      description: 'Équipes et calendrier d’un tournoi de jorkyball.',
      ...forOrganizers,
    },
    lazy: readyForOffline(pageChunks.edition),
  },
  {
    id: 'tournaments-match-sheet',
    path: '/organisateur/tournoi/:tournamentId/match/:matchId',
    handle: {
      title: 'Feuille de match',
      description: 'La feuille de match d’une rencontre de jorkyball, set par set.',
      ...forOrganizers,
    },
    lazy: readyForOffline(pageChunks.matchSheet),
  },
  {
    id: 'tournaments-day',
    path: '/organisateur/tournoi/:tournamentId/jour',
    handle: {
      title: 'Jour de match',
      description: 'Terrains, horaires et pauses d’une journée de tournoi de jorkyball.',
      ...forOrganizers,
    },
    lazy: readyForOffline(pageChunks.day),
  },
  {
    id: 'tournaments-court',
    path: '/organisateur/tournoi/:tournamentId/terrain/:court',
    handle: {
      title: 'Terrain',
      description: 'Les matchs d’un terrain, dans l’ordre de la journée.',
      ...forOrganizers,
    },
    lazy: readyForOffline(pageChunks.court),
  },
  {
    id: 'tournaments-screen',
    path: '/organisateur/tournoi/:tournamentId/ecran',
    handle: {
      title: 'Écran',
      description: 'Un tournoi de jorkyball en direct, pour le grand écran du bar.',
      ...unlisted,
    },
    lazy: readyForOffline(pageChunks.screen),
  },
  {
    id: 'tournaments-share',
    path: '/organisateur/tournoi/:tournamentId/partager',
    handle: {
      title: 'Partager le tournoi',
      description: 'L’adresse, le code QR et l’affiche d’un tournoi de jorkyball.',
      ...unlisted,
    },
    lazy: readyForOffline(pageChunks.share),
  },
  {
    id: 'tournaments-invitation',
    path: '/organisateur/tournoi/:tournamentId/invitation',
    handle: {
      title: 'Invitation à marquer',
      description: 'Une invitation à tenir les feuilles de match d’un tournoi de jorkyball.',
      ...unlisted,
    },
    lazy: pageChunks.invitation,
  },
  {
    id: 'tournaments-paper',
    path: '/organisateur/tournoi/:tournamentId/imprimer',
    handle: {
      title: 'Imprimer le tournoi',
      description:
        'Feuilles de match, programme, classement et tableau d’un tournoi de jorkyball, sur papier.',
      ...unlisted,
    },
    lazy: readyForOffline(pageChunks.paper),
  },
  {
    id: 'tournaments-embed',
    path: '/organisateur/tournoi/:tournamentId/integrer',
    handle: {
      title: 'Tournoi',
      description: 'Un tournoi de jorkyball en direct, dans un autre site.',
      ...unlisted,
      embeddable: true,
    },
    lazy: pageChunks.embed,
  },
];
