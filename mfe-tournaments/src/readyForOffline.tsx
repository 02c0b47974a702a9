import type { ComponentType } from 'react';
import { useSession } from 'shared-kernel';
import { pageChunks } from './pageChunks';
import { sheetPublishing, sheetRecord } from './pages/scoresheet/sheet/lateParts';
import { loadCatchUp } from './store/loadCatchUp';
import { qrCode, snapshotLink, wayOut } from './widgets/lateParts';
import { matchActions } from './widgets/match-actions/lateMatchActions';
import { useReadyForOffline } from './widgets/useReadyForOffline';

type LoadPage = () => Promise<{ readonly Component: ComponentType }>;

const parts = [
  ...Object.values(pageChunks),
  () => import(/* webpackChunkName: "tournaments-organizing" */ './pages/public/tournament/organizing'),
  () => import(/* webpackChunkName: "tournaments-news" */ './widgets/news/SpokenNews'),
  matchActions.load,
  () => import(/* webpackChunkName: "tournaments-tabs" */ './pages/public/tournament/otherTabs'),
  loadCatchUp,
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
