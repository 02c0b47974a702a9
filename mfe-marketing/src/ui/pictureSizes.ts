/** Side of the square picture in a card on a phone. */
const thumb = '5.5rem';

/** Of a picture that fills that square, a good half more is beside it and cut off. */
const cutToThumb = '9rem';

/**
 * For a picture as wide as a phone. The stated width is a seventh too small. So a small phone (720 or 750 pixels) takes
 * the 640-pixel file (25 kB), not that of 1280 (70 kB). These pictures are dark, so the difference is not visible.
 */
const wholePhone = '85vw';

/** The `sizes` of pictures that several pages lay out alike; the gutters of a phone take 2.5rem. */
export const pictureSizes = {
  thumb,
  wholePhone,
  cutToThumb,
  /** A card of three in a row, of two on a tablet. */
  card: `(min-width: 85.5rem) 26rem, (min-width: 75rem) 30vw, (min-width: 48rem) 50vw, ${cutToThumb}`,
  /** A card of two in a row. */
  largeCard: `(min-width: 85.5rem) 39rem, (min-width: 75rem) 46vw, (min-width: 48rem) 52vw, ${cutToThumb}`,
  /** From edge to edge, and beside the words on a desktop. */
  stage: `(min-width: 75rem) 60vw, (min-width: 48rem) 100vw, ${wholePhone}`,
  /** Beside a text on a desktop, the width of the page's content otherwise. */
  half: `(min-width: 85.5rem) 38rem, (min-width: 75rem) 44vw, (min-width: 48rem) calc(100vw - 2.5rem), ${wholePhone}`,
} as const;
