import type { ComponentType } from 'react';
import { useSession } from 'shared-kernel';
import { withParts } from 'shared-kernel/hydration';
import { sheetPublishing, sheetRecord } from './pages/scoresheet/sheet/lateParts';
import { matchActions, qrCode, snapshotLink, wayOut } from './widgets/lateParts';
import { useReadyForOffline } from './widgets/useReadyForOffline';

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

type LoadPage = () => Promise<{ readonly Component: ComponentType }>;

const parts = [
  ...Object.values(pageChunks),
  () => import(/* webpackChunkName: "tournaments-organizing" */ './pages/public/tournament/organizing'),
  () => import(/* webpackChunkName: "tournaments-news" */ './widgets/news/SpokenNews'),
  matchActions.load,
  () => import(/* webpackChunkName: "tournaments-tabs" */ './pages/public/tournament/otherTabs'),
  () => import(/* webpackChunkName: "tournaments-catch-up" */ './store/catchUp'),
  sheetRecord.load,
  sheetPublishing.load,
  qrCode.load,
  snapshotLink.load,
  wayOut.load,
  () => import(/* webpackChunkName: "tournaments-share-more" */ './pages/public/share/ShareMore'),
  () => import(/* webpackExports: [] */ 'shared-kernel/mui'),
  () => import(/* webpackExports: [] */ 'shared-kernel/calendar'),
];

/** An organiser on this page may need the whole section offline later in the day; a reader does not. */
export function readyForOffline(load: LoadPage): LoadPage {
  return async () => {
    const { Component: Page } = await load();
    function Component() {
      const session = useSession();
      const isOrganizer = session.status === 'member' && session.user.role === 'organizer';
      useReadyForOffline(isOrganizer ? parts : undefined);
      return <Page />;
    }
    return { Component };
  };
}
