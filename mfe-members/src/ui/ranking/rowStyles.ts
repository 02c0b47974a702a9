import { theme } from 'shared-kernel';

const edge = `min(3.75vw, ${theme.space(3)})`;

/** The figure of a medal is aligned with those of the rows below it. */
const medal = {
  display: 'inline-grid',
  placeItems: 'center',
  width: 'min(8vw, 1.875rem)',
  aspectRatio: 1,
  marginInlineStart: 'max(-2vw, -0.5625rem)',
  borderRadius: '50%',
  color: theme.color.ground,
  fontStyle: 'normal',
  fontSize: 'min(5.5vw, 1.25rem)',
  lineHeight: 1,
} as const;

const large = {
  '& td': { fontSize: 'min(7.5vw, clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem))' },
  '& a': theme.type.title3,
} as const;

const own = {
  background: theme.color.actionTint,
  boxShadow: `inset 3px 0 ${theme.color.action}`,
  // Seen where a contrast theme paints over both.
  outline: '2px solid transparent',
  outlineOffset: '-2px',
  '& td': { color: theme.color.action },
} as const;

const whoGrid = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.space(2.5),
  '& > svg': { gridRow: 'span 2' },
  // Letters enlarged on a phone: the name under its mark.
  '@container (max-width: 5.5rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@container (min-width: 26rem)': {
    gridTemplateColumns: 'auto minmax(0, 3fr) minmax(0, 2fr)',
    columnGap: theme.space(4),
    '& > svg': { gridRow: 'auto' },
  },
} as const;

const detail = {
  ...theme.type.small,
  gridColumn: 2,
  lineHeight: 1.3,
  color: theme.color.textMuted,
  '@container (max-width: 5.5rem)': { gridColumn: 1 },
  '@container (min-width: 26rem)': { ...theme.type.body, gridColumn: 3 },
} as const;

const nameLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space(2),
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
} as const;

/** A row and its parts (RankingRow.tsx), as selectors of the table: two hundred rows need no styles of their own. */
export const rowStyles = {
  // The containing block of the link's cover. WebKit accepts a row as one only if it is transformed: otherwise the last
  // row's link covers the whole page.
  position: 'relative',
  transform: 'translate(0)',
  borderBlockEnd: `1px solid ${theme.color.edge}`,
  transition: `background-color ${theme.motion.quick}`,
  [theme.media.hover]: { '&:hover': { background: theme.color.groundRaised } },
  '& td, & th': {
    padding: `${theme.space(1)} min(2.5vw, ${theme.space(2)})`,
    textAlign: 'start',
    fontWeight: 400,
  },
  '& td': {
    ...theme.type.title3,
    // Bounded as the columns of figures are, so that enlarged letters leave the name its room.
    fontSize: `min(7.5vw, ${theme.type.title3.fontSize})`,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '&:first-of-type': { paddingInlineStart: edge },
    '&:last-of-type': { paddingInlineEnd: edge, textAlign: 'end' },
  },
  '&:not([data-own]) td:first-of-type': { color: theme.color.textMuted },
  '& a': {
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${theme.color.action}`, outlineOffset: '-2px' },
  },
  '& i': medal,
  // The cell uses its own width: the same row appears in wide tables and in narrow panels.
  '& th > div': { containerType: 'inline-size' },
  '& th > div > div': whoGrid,
  '& th > div > div > span': nameLine,
  '& small': detail,
  '&[data-large]': large,
  '&[data-own]': own,
} as const;
