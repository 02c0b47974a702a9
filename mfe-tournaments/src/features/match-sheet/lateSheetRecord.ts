import { importWithRetry } from 'shared-kernel';

/** No page of its own: what lies below a sheet's buttons, and what is printed of it. */
export const sheetRecord = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-match-record" */ './sheetRecord'),
);
