import { importWithRetry } from 'shared-kernel';

/** Announcements of goals: not needed before hydration. */
export const spokenNews = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-news" */ './SpokenNews'),
);
