import { withParts } from 'shared-kernel/hydration';
import { sheetPublishing } from './features/match-sheet/lateSheetPublishing';
import { sheetRecord } from './features/match-sheet/lateSheetRecord';

/** The section's pages, each in a chunk of its own; named here so that a whole day's work can be fetched ahead. */
export const pageChunks = {
  tournamentList: () =>
    import(/* webpackChunkName: "tournaments-list" */ './features/tournament-list/TournamentListPage'),
  organizer: () =>
    import(/* webpackChunkName: "tournaments-organizer" */ './features/organizer/OrganizerPage'),
  trash: () => import(/* webpackChunkName: "tournaments-trash" */ './features/trash/TrashPage'),
  creation: () => import(/* webpackChunkName: "tournaments-create" */ './features/creation/CreationPage'),
  tournament: () =>
    import(/* webpackChunkName: "tournaments-tournament" */ './features/tournament/TournamentPage'),
  edition: () =>
    withParts(
      import(/* webpackChunkName: "tournaments-edit" */ './features/edition/EditionPage'),
      ({ sections }) => sections,
    ),
  matchSheet: () => {
    // Beside the page, not after it; without them the sheet still works.
    for (const late of [sheetRecord, sheetPublishing]) late.request();
    return import(/* webpackChunkName: "tournaments-match-sheet" */ './features/match-sheet/MatchSheetPage');
  },
  day: () =>
    withParts(import(/* webpackChunkName: "tournaments-day" */ './features/day/DayPage'), ({ plan }) => plan),
  court: () => import(/* webpackChunkName: "tournaments-court" */ './features/court/CourtPage'),
  screen: () => import(/* webpackChunkName: "tournaments-screen" */ './features/screen/ScreenPage'),
  share: () => import(/* webpackChunkName: "tournaments-share" */ './features/share/SharePage'),
  invitation: () =>
    import(/* webpackChunkName: "tournaments-invitation" */ './features/invitation/InvitationPage'),
  paper: () => import(/* webpackChunkName: "tournaments-paper" */ './features/paper/PaperPage'),
} as const;
