import { withParts } from 'shared-kernel/hydration';
import { sheetPublishing, sheetRecord } from './pages/scoresheet/sheet/lateParts';

/** The section's pages, each in a chunk of its own; named here so that a whole day's work can be fetched ahead. */
export const pageChunks = {
  tournamentList: () =>
    import(/* webpackChunkName: "tournaments-list" */ './pages/public/list/TournamentListPage'),
  organizer: () =>
    import(/* webpackChunkName: "tournaments-organizer" */ './pages/organiser/dashboard/OrganizerPage'),
  trash: () => import(/* webpackChunkName: "tournaments-trash" */ './pages/organiser/trash/TrashPage'),
  creation: () =>
    withParts(
      import(/* webpackChunkName: "tournaments-create" */ './pages/organiser/creation/CreationPage'),
      ({ lateSaving }) => lateSaving,
    ),
  tournament: () =>
    import(/* webpackChunkName: "tournaments-tournament" */ './pages/public/tournament/TournamentPage'),
  edition: () =>
    withParts(
      import(/* webpackChunkName: "tournaments-edit" */ './pages/organiser/edition/EditionPage'),
      ({ lateSections }) => lateSections,
    ),
  matchSheet: () => {
    // Beside the page, not after it; without them the sheet still works.
    for (const late of [sheetRecord, sheetPublishing]) late.request();
    return import(
      /* webpackChunkName: "tournaments-match-sheet" */ './pages/scoresheet/sheet/MatchSheetPage'
    );
  },
  day: () =>
    withParts(
      import(/* webpackChunkName: "tournaments-day" */ './pages/organiser/day/DayPage'),
      ({ latePlan }) => latePlan,
    ),
  court: () => import(/* webpackChunkName: "tournaments-court" */ './pages/scoresheet/court/CourtPage'),
  screen: () => import(/* webpackChunkName: "tournaments-screen" */ './pages/public/screen/ScreenPage'),
  share: () => import(/* webpackChunkName: "tournaments-share" */ './pages/public/share/SharePage'),
  snapshot: () =>
    import(/* webpackChunkName: "tournaments-snapshot" */ './pages/public/snapshot/SnapshotPage'),
  invitation: () =>
    import(/* webpackChunkName: "tournaments-invitation" */ './pages/scoresheet/invitation/InvitationPage'),
  paper: () => import(/* webpackChunkName: "tournaments-paper" */ './pages/public/paper/PaperPage'),
  embed: () => import(/* webpackChunkName: "tournaments-embed" */ './pages/public/embed/EmbedPage'),
} as const;
