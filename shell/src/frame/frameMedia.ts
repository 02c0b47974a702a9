/** From here on the header has room for the whole menu. */
export const wideHeader = '@media (min-width: 64rem)';
export const wideHeaderQuery = '(min-width: 64rem)';
