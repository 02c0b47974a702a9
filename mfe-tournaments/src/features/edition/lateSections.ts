import { lateModule } from '../../ui/lateModule';

/** What lies below the details, with what its forms have to say when the page is left. */
export const sections = lateModule(
  () => import(/* webpackChunkName: "tournaments-edit-sections" */ './Sections'),
);
