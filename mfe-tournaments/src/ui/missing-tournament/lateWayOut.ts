import { importWithRetry } from 'shared-kernel';

/** No page of its own: hardly anybody looks for a tournament that is not there. */
export const wayOut = importWithRetry(() => import(/* webpackChunkName: "tournaments-missing" */ './WayOut'));
