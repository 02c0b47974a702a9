import { lateModule } from '../lateModule';

/** What is said aloud when a goal falls: not needed before hydration. */
export const spokenNews = lateModule(() => import(/* webpackChunkName: "tournaments-news" */ './SpokenNews'));
