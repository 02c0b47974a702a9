import { lateModule } from '../lateModule';

/** No page of its own: what organisers do with a match beside its sheet. */
export const matchActions = lateModule(
  () => import(/* webpackChunkName: "tournaments-match-actions" */ './MatchActions'),
);
