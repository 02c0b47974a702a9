import { withParts } from 'shared-kernel/hydration';
import type { SectionRoute } from 'shared-kernel/router';
import { sheetPublishing, sheetRecord } from './pages/scoresheet/sheet/lateParts';
import card from './pictures/social/tournaments.json';
import { readyForOffline } from './readyForOffline';

/** The sharing picture of the list and of each tournament. */
const image = { ...card, alt: 'Tournois et championnats de jorkyball' };
const tournament = '/organisateur/tournoi/:tournamentId';

type Unlisted = Omit<SectionRoute, 'handle'> & Omit<SectionRoute['handle'], 'prerender' | 'indexed'>;

/** A page for organisers, or one that every visitor may open and whose data is in the browser alone. */
function unlisted({ id, path, lazy, ...page }: Unlisted): SectionRoute {
  const handle = { ...page, prerender: false, indexed: false };
  // Other sites frame a page that is embeddable.
  return { id, path, handle, lazy: page.embeddable ? lazy : readyForOffline(lazy, pages) };
}

const pages = () => routes.map(({ lazy }) => lazy);

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
    lazy: () => import(/* webpackChunkName: "tournaments-list" */ './pages/public/list/TournamentListPage'),
  },
  unlisted({
    id: 'tournaments-snapshot',
    path: '/tournois/instantane',
    title: 'Instantané d’un tournoi',
    description: 'Équipes, matchs et classement d’un tournoi de jorkyball, tels qu’ils étaient à un moment.',
    lazy: () => import(/* webpackChunkName: "tournaments-snapshot" */ './pages/public/snapshot/SnapshotPage'),
  }),
  unlisted({
    id: 'tournaments-organizer',
    path: '/organisateur',
    title: 'Mes Tournois',
    description: 'Le tableau de bord des organisateurs de tournois de jorkyball.',
    lazy: () =>
      import(/* webpackChunkName: "tournaments-organizer" */ './pages/organiser/dashboard/OrganizerPage'),
  }),
  unlisted({
    id: 'tournaments-trash',
    path: '/organisateur/corbeille',
    title: 'Corbeille',
    description: 'Ce qu’un organisateur a supprimé ou remplacé, à restaurer pendant trente jours.',
    lazy: () => import(/* webpackChunkName: "tournaments-trash" */ './pages/organiser/trash/TrashPage'),
  }),
  unlisted({
    id: 'tournaments-create',
    path: '/organisateur/creer-tournoi',
    title: 'Créer un Tournoi',
    description: 'Créez un championnat de jorkyball\u00a0: nom, date, niveau et format.',
    lazy: () =>
      withParts(
        import(/* webpackChunkName: "tournaments-create" */ './pages/organiser/creation/CreationPage'),
        ({ lateSaving }) => lateSaving,
      ),
  }),
  {
    id: 'tournaments-tournament',
    path: tournament,
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
    lazy: readyForOffline(
      () =>
        import(/* webpackChunkName: "tournaments-tournament" */ './pages/public/tournament/TournamentPage'),
      pages,
    ),
  },
  unlisted({
    id: 'tournaments-edit',
    path: `${tournament}/modifier`,
    title: 'Modifier le Tournoi',
    description: 'Équipes et calendrier d’un tournoi de jorkyball.',
    lazy: () =>
      withParts(
        import(/* webpackChunkName: "tournaments-edit" */ './pages/organiser/edition/EditionPage'),
        ({ lateSections }) => lateSections,
      ),
  }),
  unlisted({
    id: 'tournaments-match-sheet',
    path: `${tournament}/match/:matchId`,
    title: 'Feuille de match',
    description: 'La feuille de match d’une rencontre de jorkyball, set par set.',
    lazy: () => {
      // Beside the page, not after it; without them the sheet still works.
      for (const late of [sheetRecord, sheetPublishing]) late.request();
      return import(
        /* webpackChunkName: "tournaments-match-sheet" */ './pages/scoresheet/sheet/MatchSheetPage'
      );
    },
  }),
  unlisted({
    id: 'tournaments-day',
    path: `${tournament}/jour`,
    title: 'Jour de match',
    description: 'Terrains, horaires et pauses d’une journée de tournoi de jorkyball.',
    lazy: () =>
      withParts(
        import(/* webpackChunkName: "tournaments-day" */ './pages/organiser/day/DayPage'),
        ({ latePlan }) => latePlan,
      ),
  }),
  unlisted({
    id: 'tournaments-court',
    path: `${tournament}/terrain/:court`,
    title: 'Terrain',
    description: 'Les matchs d’un terrain, dans l’ordre de la journée.',
    lazy: () => import(/* webpackChunkName: "tournaments-court" */ './pages/scoresheet/court/CourtPage'),
  }),
  unlisted({
    id: 'tournaments-screen',
    path: `${tournament}/ecran`,
    title: 'Écran',
    description: 'Un tournoi de jorkyball en direct, pour le grand écran du bar.',
    lazy: () => import(/* webpackChunkName: "tournaments-screen" */ './pages/public/screen/ScreenPage'),
  }),
  unlisted({
    id: 'tournaments-share',
    path: `${tournament}/partager`,
    title: 'Partager le tournoi',
    description: 'L’adresse, le code QR et l’affiche d’un tournoi de jorkyball.',
    lazy: () => import(/* webpackChunkName: "tournaments-share" */ './pages/public/share/SharePage'),
  }),
  unlisted({
    id: 'tournaments-invitation',
    path: `${tournament}/invitation`,
    title: 'Invitation à marquer',
    description: 'Une invitation à tenir les feuilles de match d’un tournoi de jorkyball.',
    lazy: () =>
      import(/* webpackChunkName: "tournaments-invitation" */ './pages/scoresheet/invitation/InvitationPage'),
  }),
  unlisted({
    id: 'tournaments-paper',
    path: `${tournament}/imprimer`,
    title: 'Imprimer le tournoi',
    description: 'Feuilles de match, programme, classement et tableau d’un tournoi de jorkyball, sur papier.',
    lazy: () => import(/* webpackChunkName: "tournaments-paper" */ './pages/public/paper/PaperPage'),
  }),
  unlisted({
    id: 'tournaments-embed',
    path: `${tournament}/integrer`,
    title: 'Tournoi',
    description: 'Un tournoi de jorkyball en direct, dans un autre site.',
    embeddable: true,
    lazy: () => import(/* webpackChunkName: "tournaments-embed" */ './pages/public/embed/EmbedPage'),
  }),
];
