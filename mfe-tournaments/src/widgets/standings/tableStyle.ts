import { theme } from 'shared-kernel';

/** The edge of a row marks the team's next stage: by its colour, and by its line for readers without colours. */
export const zoneEdges = {
  semifinal: `4px solid ${theme.color.action}`,
  quarterfinal: `4px double ${theme.color.edgeStrong}`,
  relegation: `4px dotted ${theme.color.warm}`,
} as const;

/** A league table of a sports page: figures aligned, ranks and points large, the reader's own club lit. */
export const table = {
  width: '100%',
  '& th, & td': { padding: `${theme.space(3)} ${theme.space(1)}`, textAlign: 'end', whiteSpace: 'nowrap' },
  '& thead th': {
    ...theme.type.label,
    fontSize: '1rem',
    color: theme.color.textMuted,
    borderBlockEnd: `1px solid ${theme.color.edgeStrong}`,
  },
  '& th:nth-of-type(2), & tbody th': { textAlign: 'start', whiteSpace: 'normal', fontWeight: 600 },
  '& tbody th > small': {
    ...theme.type.small,
    display: 'block',
    color: theme.color.warning,
    fontWeight: 400,
  },
  // The whole line unfolds under a thumb.
  '& tbody tr': { position: 'relative' },
  '& tbody th > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    lineHeight: 1.25,
  },
  '& tbody th button': {
    flex: 'none',
    width: '1rem',
    height: '1.5rem',
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.color.action,
    fontSize: '0.75rem',
    cursor: 'pointer',
    touchAction: 'manipulation',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&[aria-expanded=true] > svg': { rotate: '180deg' },
  },
  '& tbody tr[data-figures] > td': { whiteSpace: 'normal', textAlign: 'start' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: theme.space(6),
    fontFamily: theme.font.text,
    fontSize: '1rem',
    fontWeight: 400,
    color: theme.color.textMuted,
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: theme.space(2) },
    '& dd': { color: theme.color.text, fontVariantNumeric: 'tabular-nums' },
  },
  '& tbody tr + tr > *': { borderBlockStart: `1px solid ${theme.color.edge}` },
  '& tbody td': { fontFamily: theme.font.display, fontSize: '1.25rem', color: theme.color.textMuted },
  '& tbody td:first-of-type': {
    width: '2.75rem',
    paddingInlineStart: theme.space(3),
    textAlign: 'center',
    fontWeight: 700,
    color: theme.color.text,
    borderInlineStart: '4px solid transparent',
  },
  '& tbody td[data-points]': { fontWeight: 800, fontSize: '1.5rem', color: theme.color.text },
  '& tr > :last-child': { paddingInlineEnd: theme.space(4) },
  '& tbody tr:first-of-type td:first-of-type': { color: theme.color.warm },
  '& tbody tr[data-own]': {
    background: theme.color.actionTint,
    // Seen where a contrast theme paints over the background.
    outline: '2px solid transparent',
    outlineOffset: '-2px',
  },
  ...Object.fromEntries(
    Object.entries(zoneEdges).map(([zone, edge]) => [
      `& tr[data-zone=${zone}] td:first-of-type`,
      { borderInlineStart: edge },
    ]),
  ),
  // Contrast themes show transparent lines.
  [theme.media.forced]: {
    '& tbody tr:not([data-zone]) td:first-of-type': { borderInlineStartColor: 'Canvas' },
  },
  // A small phone keeps the names whole and unfolds the figures; the matches played are its last column.
  '@media (max-width: 22.4rem)': {
    '& tbody td:nth-of-type(3), & thead th:nth-of-type(4)': { paddingInlineEnd: theme.space(3) },
  },
  '& [data-wide], & [data-wide=medium]': { display: 'none' },
  '@media (min-width: 22.5rem)': { '& [data-wide=medium]': { display: 'table-cell' } },
  [theme.media.tablet]: {
    '& th, & td': { paddingInline: theme.space(2.5) },
    '& [data-wide], & [data-wide=medium]': { display: 'table-cell' },
    '& tbody th button, & tr[data-figures]': { display: 'none' },
  },
  '@media print': {
    '& [data-wide], & [data-wide=medium]': { display: 'table-cell' },
    '& td, & th': { paddingBlock: '1.5mm' },
  },
} as const;
