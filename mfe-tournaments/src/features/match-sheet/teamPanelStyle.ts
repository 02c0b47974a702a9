import { theme } from 'shared-kernel';

const cardColours = {
  green: theme.color.success,
  yellow: theme.color.warning,
  red: theme.color.danger,
} as const;

/** One rule for the whole panel, so that a tap costs no styling: targets of 48 px and more, goals the largest. */
export const panelStyle = {
  display: 'grid',
  alignContent: 'start',
  gap: theme.space(2),
  minWidth: 0,
  padding: theme.space(2),
  border: `1px solid ${theme.color.edge}`,
  borderBlockStart: '4px solid var(--side)',
  borderRadius: theme.radius,
  background: theme.color.glass,
  [theme.media.tablet]: { padding: theme.space(5), gap: theme.space(4) },
  '& [data-part=head]': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: theme.space(2),
    flexWrap: 'wrap',
    lineHeight: 1.1,
    '& strong': { ...theme.type.label, letterSpacing: 0, color: 'var(--side)', overflowWrap: 'anywhere' },
    '& small': { ...theme.type.small, fontSize: '0.875rem', lineHeight: 1.1, color: theme.color.textMuted },
  },
  '& [data-part=lineup]': {
    display: 'grid',
    gap: theme.space(2),
    [theme.media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  },
  '& button': {
    ...theme.type.label,
    minHeight: '3rem',
    padding: theme.space(1),
    border: `1px solid ${theme.color.edgeStrong}`,
    borderRadius: theme.radius,
    background: theme.color.groundRaised,
    color: theme.color.text,
    cursor: 'pointer',
    touchAction: 'manipulation',
    userSelect: 'none',
    lineHeight: 1.1,
    '&:active': { translate: '0 1px', background: theme.color.ground },
  },
  '& [data-part=goals]': {
    display: 'grid',
    gap: theme.space(2),
    [theme.media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  '& [data-part=goals] > button': {
    minHeight: '3.5rem',
    borderColor: 'var(--side)',
    background: 'color-mix(in srgb, var(--side) 16%, transparent)',
    '& small': {
      ...theme.type.small,
      display: 'block',
      fontFamily: theme.font.text,
      fontWeight: 400,
      letterSpacing: 0,
      textTransform: 'none',
      color: theme.color.textMuted,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '&:empty': { display: 'none' },
    },
    '&[data-idle]': { background: 'transparent', borderStyle: 'dashed', color: theme.color.textMuted },
  },
  '& [data-part=cards]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: theme.space(2),
  },
  '& [data-card]': {
    display: 'grid',
    placeItems: 'center',
    '&::before': { content: '""', width: '1.05rem', height: '1.5rem', borderRadius: '2px' },
  },
  ...Object.fromEntries(
    Object.entries(cardColours).map(([card, colour]) => [
      `& [data-card=${card}]::before`,
      { background: colour },
    ]),
  ),
  '& summary': {
    ...theme.type.small,
    minHeight: '3rem',
    paddingBlock: theme.space(3),
    color: theme.color.textMuted,
    cursor: 'pointer',
  },
  '& details > button': { width: '100%', marginBlockStart: theme.space(2) },
} as const;
