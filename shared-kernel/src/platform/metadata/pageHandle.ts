/** The picture of a shared link to a page, as `npm run artwork -- cards` describes it. */
export type SharingImage = {
  /** Its address within the site. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The alternative text, in French; by default the page's title. */
  readonly alt?: string;
};

/** The frame's data about a page before the page loads. */
export type PageHandle = {
  readonly title: string;
  readonly description: string;
  /** Whether the page is rendered to HTML when the site is built; for a route with parameters, its concrete paths. */
  readonly prerender: boolean | readonly string[];
  /** Those of these paths that only the demonstration has. A site with a back end renders them in the browser. */
  readonly sample?: readonly string[];
  /** False keeps the page out of search engines; true unless said. */
  readonly indexed?: boolean;
  /**
   * True lets every other site show the page in a frame. It is drawn without header, footer and notices, and offers no
   * action: a framing site chooses what its visitors see over a page.
   */
  readonly embeddable?: boolean;
  /** The picture of shared links; the site's own unless said. A page can say it too, in its own chunk. */
  readonly image?: SharingImage;
};
