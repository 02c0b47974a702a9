/** The picture that stands for a page where its link is shared, as `npm run artwork -- cards` describes it. */
export type SharingImage = {
  /** Its address within the site. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The alternative text, in French; by default the page's title. */
  readonly alt?: string;
};
