import { lazyWithRetry } from 'shared-kernel';

/** One script for what the desk takes away in files. */
export const ExportList = lazyWithRetry(
  () => import(/* webpackChunkName: "panels-desk" */ './ExportList'),
  (module) => module.ExportList,
);
export const DeskFeed = lazyWithRetry(
  () => import(/* webpackChunkName: "panels-desk" */ './DeskFeed'),
  (module) => module.DeskFeed,
);
