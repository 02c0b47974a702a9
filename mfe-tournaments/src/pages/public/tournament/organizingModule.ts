import { importWithRetry } from 'shared-kernel';

/** No page of its own: the organisers' parts of the tournament's page. */
export const organizing = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-organizing" */ './organizing'),
);
