import { importWithRetry } from 'shared-kernel';

/** No page of its own: the organisers' actions on a match outside its sheet. */
export const matchActions = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-match-actions" */ './MatchActions'),
);
