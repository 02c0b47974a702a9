import { importWithRetry } from 'shared-kernel';

/** A separate file, because few visitors look for a missing tournament. */
export const wayOut = importWithRetry(() => import(/* webpackChunkName: "tournaments-missing" */ './WayOut'));
