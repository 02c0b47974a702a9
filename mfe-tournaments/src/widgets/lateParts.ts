import { importWithRetry } from 'shared-kernel';

/** Parts that have no page of their own, each in a chunk that its pages load late. */

export const qrCode = importWithRetry(() => import(/* webpackChunkName: "tournaments-qr" */ './QrCode'));

/** Announcements of goals: not needed before hydration. */
export const spokenNews = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-news" */ './news/SpokenNews'),
);

/** Few visitors look for a missing tournament. */
export const wayOut = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-missing" */ './missing-tournament/WayOut'),
);
