import { importWithRetry } from 'shared-kernel';

/** No page of its own: what organisers find on the tournament's. */
export const organizing = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-organizing" */ './organizing'),
);
