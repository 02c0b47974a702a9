import { importWithRetry } from 'shared-kernel';

/**
 * What follows from a sheet in its tournament: standings, playoffs, the record. No tap waits for it, because a tap is
 * kept in the event store; it comes beside the page, in one file with what catches up.
 */
export const sheetPublishing = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-catch-up" */ './sheetPublishing'),
);
