import { theme } from 'shared-kernel';

/** Two lines of a scoreboard: light, crest, name, goals of each set, sets won; figures one under the other. */
export const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space(2),
  padding: `${theme.space(2)} ${theme.space(3)}`,
  '& + &': { borderBlockStart: `1px solid ${theme.color.edge}` },
  // The light is enough under its section's title; the text is for screen readers, well outside of the visible area.
  '& > [data-status]': { gap: '1em', width: '0.6em', overflow: 'hidden', whiteSpace: 'nowrap' },
  '& > [data-status]::before': { flex: 'none' },
  '& [data-part=board] > p': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto 1.5rem',
    alignItems: 'center',
    columnGap: theme.space(2),
    minHeight: '2.125rem',
    // Separates two names of several lines visibly.
    paddingBlock: theme.space(1),
    overflowWrap: 'anywhere',
    fontSize: '1rem',
    lineHeight: 1.15,
    '@media print': { fontSize: '9pt', minHeight: '6mm' },
    fontWeight: 600,
    '&[data-lost]': { color: theme.color.textMuted, fontWeight: 400 },
  },
  // A small phone: the parts beside a name shrink first.
  '@media screen and (max-width: 22.4rem)': {
    paddingInline: theme.space(2),
    '&, & [data-part=board] > p': { columnGap: theme.space(1) },
  },
  '& b': { ...theme.type.score, fontSize: '1.5rem', textAlign: 'end' },
  '&[data-status=inprogress] b': { color: theme.color.warm },
  '&[data-status=pending] b': { color: theme.color.textMuted },
  '& [data-part=sets]': {
    display: 'flex',
    fontFamily: theme.font.display,
    fontWeight: 400,
    fontSize: '1.125rem',
    fontVariantNumeric: 'tabular-nums',
    color: theme.color.textMuted,
    '& > i': { width: '0.8rem', fontStyle: 'normal', textAlign: 'center' },
    '& > [data-won]': { color: theme.color.text, fontWeight: 700 },
  },
  '& > [data-part=sheet]': {
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    marginInlineEnd: `calc(-1 * ${theme.space(2)})`,
    borderRadius: theme.radius,
    fontSize: '1.25rem',
    '&:hover': { background: theme.color.actionTint },
    '@media print': { display: 'none' },
  },
  '@media screen and (min-width: 48rem)': { '& [data-part=sets] > i': { width: '1.05rem' } },
  '& > [data-part=more]': {
    ...theme.type.small,
    gridColumn: '2 / -1',
    display: 'flex',
    columnGap: theme.space(4),
    color: theme.color.textMuted,
  },
} as const;
