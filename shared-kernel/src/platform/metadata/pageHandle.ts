import type { SharingImage } from './sharingImage';

/** The frame's data about a page before the page loads. */
export type PageHandle = {
  readonly title: string;
  readonly description: string;
  /** Whether the page is rendered to HTML when the site is built; for a route with parameters, its concrete paths. */
  readonly prerender: boolean | readonly string[];
  /** Of these paths, what is of the demonstration and of no site with a back end: there it is rendered in the browser. */
  readonly sample?: readonly string[];
  /** False keeps the page out of search engines; true unless said. */
  readonly indexed?: boolean;
  /** The picture of shared links; the site's own unless said. A page can say it too, in its own chunk. */
  readonly image?: SharingImage;
};
