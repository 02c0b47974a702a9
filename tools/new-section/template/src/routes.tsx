import type { SectionRoute } from 'shared-kernel/router';
import { metadata } from './strings';

export const routes: readonly SectionRoute[] = [
  {
    id: '__name__-home',
    path: '__path__',
    handle: { ...metadata.home, prerender: true },
    lazy: () => import(/* webpackChunkName: "__name__-home" */ './features/home/HomePage'),
  },
];
