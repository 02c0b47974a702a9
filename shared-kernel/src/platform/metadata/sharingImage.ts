/** The picture that stands for a page where its link is shared, as `npm run artwork -- cards` describes it. */
export type SharingImage = {
  /** Its address within the site. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** What it shows, in French; the page's title unless said. */
  readonly alt?: string;
};
