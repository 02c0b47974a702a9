/** The picture of a shared link to a page, as `npm run artwork -- cards` describes it. */
export type SharingImage = {
  /** Its address within the site. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The alternative text, in French; by default the page's title. */
  readonly alt?: string;
};
