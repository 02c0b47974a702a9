import { importWithRetry } from 'shared-kernel';

export const qrCode = importWithRetry(() => import(/* webpackChunkName: "tournaments-qr" */ './QrCode'));

/** Only for a tournament that is in this browser alone. */
export const snapshotLink = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-snapshot-link" */ './snapshot/snapshotLink'),
);

/** Few visitors look for a missing tournament. */
export const wayOut = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-missing" */ './missing-tournament/WayOut'),
);

/** The organisers' actions on a match outside its sheet. */
export const matchActions = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-match-actions" */ './match-actions/MatchActions'),
);
