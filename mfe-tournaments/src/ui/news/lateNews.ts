import { importWithRetry } from 'shared-kernel';

/** What is said aloud when a goal falls: not needed before hydration. */
export const spokenNews = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-news" */ './SpokenNews'),
);
