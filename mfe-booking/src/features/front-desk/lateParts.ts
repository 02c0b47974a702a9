import { lazyWithRetry } from 'shared-kernel';

/** What the day opens now and then: in one script with the tabs of that kind (panels.ts). */
export const ExportList = lazyWithRetry(
  () => import(/* webpackChunkName: "panels-desk" */ './export/ExportList'),
  (module) => module.ExportList,
);
export const DeskFeed = lazyWithRetry(
  () => import(/* webpackChunkName: "panels-desk" */ './export/DeskFeed'),
  (module) => module.DeskFeed,
);
export const WaitDialog = lazyWithRetry(
  () => import(/* webpackChunkName: "panels-desk" */ './waiting/WaitDialog'),
  (module) => module.WaitDialog,
);
