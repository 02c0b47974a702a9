import { importWithRetry } from 'shared-kernel';

/** Parts that have no page of their own, each in a chunk that its pages load late. */

export const qrCode = importWithRetry(() => import(/* webpackChunkName: "tournaments-qr" */ './QrCode'));

/** Only for a tournament that is in this browser alone. */
export const snapshotLink = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-snapshot-link" */ './snapshot/snapshotLink'),
);

/** Few visitors look for a missing tournament. */
export const wayOut = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-missing" */ './missing-tournament/WayOut'),
);
