import { importWithRetry } from 'shared-kernel';

/** What lies below the details, with what its forms have to say when the page is left. */
export const sections = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-edit-sections" */ './Sections'),
);
