import { importWithRetry } from 'shared-kernel';

/** No page of its own: the part below a sheet's buttons, and its print. */
export const sheetRecord = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-match-record" */ './sheetRecord'),
);
