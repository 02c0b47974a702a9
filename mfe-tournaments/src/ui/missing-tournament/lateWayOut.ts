import { lateModule } from '../lateModule';

/** No page of its own: hardly anybody looks for a tournament that is not there. */
export const wayOut = lateModule(() => import(/* webpackChunkName: "tournaments-missing" */ './WayOut'));
