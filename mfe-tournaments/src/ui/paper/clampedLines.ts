/** So many lines of a text at most, whatever is written in it: a page of paper does not grow. */
export function clampedLines(count: number) {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  } as const;
}
