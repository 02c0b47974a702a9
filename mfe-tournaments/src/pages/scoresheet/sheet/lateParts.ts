import { importWithRetry } from 'shared-kernel';

/** Publishes a sheet to its tournament. No tap waits for it, because the event store keeps each tap. */
export const sheetPublishing = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-catch-up" */ './sheetPublishing'),
);

/** The part below a sheet's buttons, its questions and its print. */
export const sheetRecord = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-match-record" */ './sheetRecord'),
);
