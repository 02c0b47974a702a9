import { importWithRetry } from 'shared-kernel';

/** Below the first screen of the page. */
export const shareMore = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-share-more" */ './ShareMore'),
);
