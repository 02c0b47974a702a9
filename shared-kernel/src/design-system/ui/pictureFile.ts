/** A picture of the catalogue in `artwork/`, as its pipeline describes it in a package's `src/pictures/`. */
export type PictureFile = {
  /** The address of its files without width and format: `/shell/media/not-found-1a2b3c4d`. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The widths in pixels that it is delivered in, smallest first. */
  readonly widths: readonly number[];
};
