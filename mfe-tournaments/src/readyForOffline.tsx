import type { ComponentType } from 'react';
import { sheetPublishing, sheetRecord } from './pages/scoresheet/sheet/lateParts';
import { matchActions, qrCode, snapshotLink, wayOut } from './widgets/lateParts';
import { useIsOrganizer } from './widgets/useIsOrganizer';
import { useReadyForOffline } from './widgets/useReadyForOffline';

type LoadPage = () => Promise<{ readonly Component: ComponentType }>;

const lateParts = [
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

/** An organiser on this page may need all `pages` offline later in the day; a reader does not. */
export function readyForOffline(load: LoadPage, pages: () => readonly LoadPage[]): LoadPage {
  const parts = () => [...pages(), ...lateParts].map((part) => part());
  return async () => {
    const { Component: Page } = await load();
    function Component() {
      const isOrganizer = useIsOrganizer();
      useReadyForOffline(isOrganizer ? parts : undefined);
      return <Page />;
    }
    return { Component };
  };
}
