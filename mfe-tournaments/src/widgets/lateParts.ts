import { importWithRetry } from 'shared-kernel';

/** Parts that have no page of their own, each in a chunk that its pages load late. */

export const qrCode = importWithRetry(() => import(/* webpackChunkName: "tournaments-qr" */ './QrCode'));

/** Few visitors look for a missing tournament. */
export const wayOut = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-missing" */ './missing-tournament/WayOut'),
);
