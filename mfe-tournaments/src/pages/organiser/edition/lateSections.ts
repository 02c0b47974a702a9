import { importWithRetry } from 'shared-kernel';

/** The part below the details, with its forms' warnings on leaving the page. */
export const sections = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-edit-sections" */ './Sections'),
);
