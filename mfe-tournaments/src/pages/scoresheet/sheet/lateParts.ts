import { importWithRetry } from 'shared-kernel';

/**
 * The code that publishes a sheet to its tournament: standings, playoffs, the record. No tap waits for it, because the
 * event store keeps each tap. It loads beside the page, in one file with the catch-up code.
 */
export const sheetPublishing = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-catch-up" */ './sheetPublishing'),
);

/** The part below a sheet's buttons, its questions and its print. */
export const sheetRecord = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-match-record" */ './sheetRecord'),
);
