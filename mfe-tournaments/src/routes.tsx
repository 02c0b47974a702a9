import type { SectionRoute } from 'shared-kernel/router';
import { pageChunks } from './pageChunks';
import card from './pictures/social/tournaments.json';
import { readyForOffline } from './readyForOffline';
import { metadata, strings } from './strings';

/** The sharing picture of the list and of each tournament. */
const image = { ...card, alt: strings.sharingImage };
const forOrganizers = { prerender: false, indexed: false } as const;
/** Every visitor may open them; their data is in the browser alone. */
const unlisted = forOrganizers;

export const routes: readonly SectionRoute[] = [
  {
    id: 'tournaments-list',
    path: '/tournois',
    handle: {
      ...metadata.list,
      prerender: true,
      image,
    },
    lazy: pageChunks.tournamentList,
  },
  {
    id: 'tournaments-organizer',
    path: '/organisateur',
    handle: {
      ...metadata.organizer,
      ...forOrganizers,
    },
    lazy: readyForOffline(pageChunks.organizer),
  },
  {
    id: 'tournaments-trash',
    path: '/organisateur/corbeille',
    handle: {
      ...metadata.trash,
      ...forOrganizers,
    },
    lazy: readyForOffline(pageChunks.trash),
  },
  {
    id: 'tournaments-create',
    path: '/organisateur/creer-tournoi',
    handle: {
      ...metadata.creation,
      ...forOrganizers,
    },
    lazy: readyForOffline(pageChunks.creation),
  },
  {
    id: 'tournaments-tournament',
    path: '/organisateur/tournoi/:tournamentId',
    handle: {
      ...metadata.tournament,
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
      ...metadata.edition,
      ...forOrganizers,
    },
    lazy: readyForOffline(pageChunks.edition),
  },
  {
    id: 'tournaments-match-sheet',
    path: '/organisateur/tournoi/:tournamentId/match/:matchId',
    handle: {
      ...metadata.matchSheet,
      ...forOrganizers,
    },
    lazy: readyForOffline(pageChunks.matchSheet),
  },
  {
    id: 'tournaments-day',
    path: '/organisateur/tournoi/:tournamentId/jour',
    handle: {
      ...metadata.day,
      ...forOrganizers,
    },
    lazy: readyForOffline(pageChunks.day),
  },
  {
    id: 'tournaments-court',
    path: '/organisateur/tournoi/:tournamentId/terrain/:court',
    handle: {
      ...metadata.court,
      ...forOrganizers,
    },
    lazy: readyForOffline(pageChunks.court),
  },
  {
    id: 'tournaments-screen',
    path: '/organisateur/tournoi/:tournamentId/ecran',
    handle: {
      ...metadata.screen,
      ...unlisted,
    },
    lazy: readyForOffline(pageChunks.screen),
  },
  {
    id: 'tournaments-share',
    path: '/organisateur/tournoi/:tournamentId/partager',
    handle: {
      ...metadata.share,
      ...unlisted,
    },
    lazy: readyForOffline(pageChunks.share),
  },
  {
    id: 'tournaments-invitation',
    path: '/organisateur/tournoi/:tournamentId/invitation',
    handle: {
      ...metadata.invitation,
      ...unlisted,
    },
    lazy: pageChunks.invitation,
  },
  {
    id: 'tournaments-paper',
    path: '/organisateur/tournoi/:tournamentId/imprimer',
    handle: {
      ...metadata.paper,
      ...unlisted,
    },
    lazy: readyForOffline(pageChunks.paper),
  },
];
