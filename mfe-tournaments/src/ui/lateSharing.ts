import { fetchSharing } from '../data/loadSharing';
import { lateModule } from './lateModule';

/** What a site with a back end has besides; asked for again as long as a page misses it. */
export const lateSharing = lateModule(fetchSharing);
