import { lazyWithRetry } from 'shared-kernel';

/** For the day, with the tab « Attente » in one script. */
export const WaitDialog = lazyWithRetry(
  () => import(/* webpackChunkName: "waiting-desk" */ './WaitDialog'),
  (module) => module.WaitDialog,
);
