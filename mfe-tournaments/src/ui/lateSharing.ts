import { importWithRetry } from 'shared-kernel';
import { fetchSharing } from '../data/loadSharing';

/** What a site with a back end has besides; asked for again as long as a page misses it. */
export const lateSharing = importWithRetry(fetchSharing);
