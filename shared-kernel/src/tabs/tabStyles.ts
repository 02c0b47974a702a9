import { theme } from 'shared-kernel';

export const tabStyle = {
  ...theme.type.label,
  minHeight: theme.space(12),
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: theme.color.textMuted,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `color ${theme.motion.quick}, border-color ${theme.motion.quick}`,
  '&:hover': { color: theme.color.text },
  '&:focus-visible': { outlineOffset: '-4px' },
  '&[aria-selected=true]': { color: theme.color.action, borderBlockEndColor: theme.color.action },
  // Drawn, not written: the tab is known by its label alone.
  '&[data-detail]::after': {
    content: 'attr(data-detail)',
    display: 'block',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: 0,
    color: theme.color.text,
  },
} as const;

/** Words of any length from the left, as many a line as the width holds, so that none hides behind the edge. */
export const asManyAsFit = (count: number) =>
  ({
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(40%, 7rem)), 1fr))',
    marginBlockEnd: theme.space(8),
    '& > button': { padding: `${theme.space(2)} ${theme.space(4)}`, textAlign: 'start' },
    [theme.media.tablet]: {
      gridTemplateColumns: `repeat(${Math.min(count, 3)}, auto)`,
      justifyContent: 'start',
    },
    [theme.media.desktop]: { gridTemplateColumns: `repeat(${count}, auto)` },
  }) as const;

/** Short words in equal parts of a phone's width, one after the other where there is room for all. */
export const inColumns = (columns: number, count: number) =>
  ({
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    '& > button': { padding: theme.space(1) },
    [theme.media.tablet]: {
      gridTemplateColumns: `repeat(${count}, minmax(0, max-content))`,
      '& > button': { paddingInline: theme.space(4) },
    },
  }) as const;
