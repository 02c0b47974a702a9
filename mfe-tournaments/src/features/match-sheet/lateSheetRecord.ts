import { lateModule } from '../../ui/lateModule';

/** No page of its own: what lies below a sheet's buttons, and what is printed of it. */
export const sheetRecord = lateModule(
  () => import(/* webpackChunkName: "tournaments-match-record" */ './sheetRecord'),
);
