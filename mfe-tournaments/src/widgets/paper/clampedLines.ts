/** Limits a text to this many lines, because a paper page cannot grow. */
export function clampedLines(count: number) {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  } as const;
}
