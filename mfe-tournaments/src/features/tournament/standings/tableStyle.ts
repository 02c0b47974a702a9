import { theme } from 'shared-kernel';

export const zoneColours = {
  semifinal: theme.color.action,
  quarterfinal: theme.color.edgeStrong,
  relegation: theme.color.warm,
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
  '& tbody tr + tr > *': { borderBlockStart: `1px solid ${theme.color.edge}` },
  '& tbody td': { fontFamily: theme.font.display, fontSize: '1.25rem', color: theme.color.textMuted },
  '& tbody td:first-of-type': {
    width: '2.75rem',
    paddingInlineStart: theme.space(3),
    textAlign: 'center',
    fontWeight: 700,
    color: theme.color.text,
    borderInlineStart: '4px solid transparent',
    forcedColorAdjust: 'none',
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
    Object.entries(zoneColours).map(([zone, colour]) => [
      `& tr[data-zone=${zone}] td:first-of-type`,
      { borderInlineStartColor: colour },
    ]),
  ),
  '& [data-wide]': { display: 'none' },
  [theme.media.tablet]: {
    '& th, & td': { paddingInline: theme.space(3) },
    '& [data-wide]': { display: 'table-cell' },
  },
  '@media print': { '& [data-wide]': { display: 'table-cell' }, '& td, & th': { paddingBlock: '1.5mm' } },
} as const;
