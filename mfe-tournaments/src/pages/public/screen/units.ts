/** This many hundredths of the screen's height. */
export function units(count: number): string {
  return `calc(${count} * var(--unit))`;
}

/** A smaller code is read by no phone that is held before it, however small the window is. */
export const leastCode = '96px';

/** The column of the clock and the code. */
export const codeColumn = `max(${units(26)}, ${leastCode})`;

/** A name gives way to the figures beside it. */
export const cut = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
