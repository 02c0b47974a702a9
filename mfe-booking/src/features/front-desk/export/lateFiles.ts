import { lazyWithRetry } from 'shared-kernel';

/** One script for what the desk takes away in files. */
export const ExportList = lazyWithRetry(
  () => import(/* webpackChunkName: "files-desk" */ './ExportList'),
  (module) => module.ExportList,
);
export const DeskFeed = lazyWithRetry(
  () => import(/* webpackChunkName: "files-desk" */ './DeskFeed'),
  (module) => module.DeskFeed,
);
