import type { SectionRoute } from 'shared-kernel/router';
import { pageChunks } from './pageChunks';
import card from './pictures/social/tournaments.json';
import { readyForOffline } from './readyForOffline';

/** Stands for the list and for each tournament. */
const image = { ...card, alt: 'Tournois et championnats de jorkyball' };
const forOrganizers = { prerender: false, indexed: false } as const;

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
];
