import { lateModule } from '../lateModule';

/** What is said aloud when a goal falls: nobody needs it before the page lives. */
export const spokenNews = lateModule(() => import(/* webpackChunkName: "tournaments-news" */ './SpokenNews'));
