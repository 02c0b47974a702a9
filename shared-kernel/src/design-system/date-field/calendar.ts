import { importWithRetry } from 'shared-kernel';

/** Weighs more than a whole page, so it loads when a visitor is about to open it. */
export const calendar = importWithRetry(
  () => import(/* webpackExports: "Calendar" */ 'shared-kernel/calendar'),
);
