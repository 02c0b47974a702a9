import type { ComponentType } from 'react';
import { useSession } from 'shared-kernel';
import { loadCatchUp } from './data/loadCatchUp';
import { sheetPublishing } from './features/match-sheet/lateSheetPublishing';
import { sheetRecord } from './features/match-sheet/lateSheetRecord';
import { organizing } from './features/tournament/organizingModule';
import { otherTabs } from './features/tournament/otherTabsModule';
import { pageChunks } from './pageChunks';
import { qrCode } from './ui/lateQrCode';
import { matchActions } from './ui/match-actions/lateMatchActions';
import { wayOut } from './ui/missing-tournament/lateWayOut';
import { spokenNews } from './ui/news/lateNews';
import { useReadyForOffline } from './ui/useReadyForOffline';

type LoadPage = () => Promise<{ readonly Component: ComponentType }>;

const parts = [
  ...Object.values(pageChunks),
  organizing.load,
  spokenNews.load,
  matchActions.load,
  otherTabs.load,
  loadCatchUp,
  sheetRecord.load,
  sheetPublishing.load,
  qrCode.load,
  wayOut.load,
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
