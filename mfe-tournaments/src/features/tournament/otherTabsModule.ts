import { lateModule } from '../../ui/lateModule';

/** No page of its own: fetched while nobody waits for it, so that a tab opens at once, without a network too. */
export const otherTabs = lateModule(() => import(/* webpackChunkName: "tournaments-tabs" */ './otherTabs'));
