import type { SectionRoute } from 'shared-kernel/router';

export const routes: readonly SectionRoute[] = [
  {
    id: '__name__-home',
    path: '__path__',
    handle: {
      title: '__title__',
      description: '__title__, au centre de jorkyball de Prouvy.',
      prerender: true,
    },
    lazy: () => import(/* webpackChunkName: "__name__-home" */ './features/home/HomePage'),
  },
];
