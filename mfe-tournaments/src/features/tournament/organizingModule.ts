import { lateModule } from '../../ui/lateModule';

/** No page of its own: what organisers find on the tournament's. */
export const organizing = lateModule(
  () => import(/* webpackChunkName: "tournaments-organizing" */ './organizing'),
);
