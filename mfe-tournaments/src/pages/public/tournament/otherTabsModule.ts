import { importWithRetry } from 'shared-kernel';

/** No page of its own: fetched in idle time, so that a tab opens at once, without a network too. */
export const otherTabs = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-tabs" */ './otherTabs'),
);
