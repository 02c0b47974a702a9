/** Limits a text to this many lines, where its place cannot grow. */
export function clampedLines(count: number) {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  } as const;
}

/** « 21 h 35 », « 18 h », « 7e »: signs, which capitals would spell wrongly. */
const SIGNS = /(\d+\s?h(?:\s?\d{2})?(?![\p{L}\d])|\d+er?(?![\p{L}\d]))/u;

/** A text inside capitals that keeps hours and ordinals as they are written. */
export function AsWritten({ children }: { readonly children: string }) {
  return children.split(SIGNS).map((part, index) => (
    <span key={`${index} ${part}`} css={index % 2 === 1 && { textTransform: 'none' }}>
      {part}
    </span>
  ));
}
