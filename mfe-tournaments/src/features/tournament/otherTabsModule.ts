import { lateModule } from '../../ui/lateModule';

/** No page of its own: fetched in idle time, so that a tab opens at once, without a network too. */
export const otherTabs = lateModule(() => import(/* webpackChunkName: "tournaments-tabs" */ './otherTabs'));
