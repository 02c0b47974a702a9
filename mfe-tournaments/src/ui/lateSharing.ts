import { importWithRetry } from 'shared-kernel';
import { fetchSharing } from '../data/loadSharing';

/** The chunk of a site with a back end; it is retried while a page needs it. */
export const lateSharing = importWithRetry(fetchSharing);
