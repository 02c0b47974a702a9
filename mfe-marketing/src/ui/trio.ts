import { theme } from 'shared-kernel';

/** Three cards without an orphan: one below the other, then one above two, then side by side. */
export const trio = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.media.tablet]: {
    gridTemplateColumns: 'repeat(2, 1fr)',
    '& > li:first-of-type': { gridColumn: '1 / -1' },
  },
  [theme.media.desktop]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& > li:first-of-type': { gridColumn: 'auto' },
  },
} as const;
