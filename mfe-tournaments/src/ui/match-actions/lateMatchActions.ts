import { importWithRetry } from 'shared-kernel';

/** No page of its own: what organisers do with a match beside its sheet. */
export const matchActions = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-match-actions" */ './MatchActions'),
);
