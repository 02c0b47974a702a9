import { importWithRetry } from 'shared-kernel';

/** The shell's code that no page needs at first. `start` loads it once the page is there. */
export const later = importWithRetry(() => import(/* webpackChunkName: "updates" */ './watchLater'));
