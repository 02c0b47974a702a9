/** So many hundredths of the screen's height. */
export function units(count: number): string {
  return `calc(${count} * var(--unit))`;
}

/** A name gives way to the figures beside it. */
export const cut = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
