import { importWithRetry, lazyWithRetry } from 'shared-kernel';

const files = importWithRetry(() => import(/* webpackChunkName: "files-desk" */ './files'));

export const ExportList = lazyWithRetry(files, (module) => module.ExportList);
export const DeskFeed = lazyWithRetry(files, (module) => module.DeskFeed);
