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
  // Generated content, so that the label alone names the tab.
  '&[data-detail]::after': {
    content: 'attr(data-detail)',
    display: 'block',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: 0,
    color: theme.color.text,
  },
} as const;

/** No wider than the margin of a page or of a pane, over which the row scrolls. */
const bleed = 'min(6.25vw, 1.25rem)';

/** The width of the fade at the row's end: wide enough to be seen. The last tab, once scrolled to, ends before it. */
const fade = theme.space(12);

/** Words of any length in one row that scrolls; at both ends it fades into the margin, where there may be more. */
export const oneRow = {
  position: 'relative',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  gap: theme.space(4),
  marginInline: `calc(-1 * ${bleed})`,
  marginBlockEnd: theme.space(6),
  paddingInline: `calc(${bleed} - ${theme.space(1)}) ${fade}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollBehavior: 'smooth',
  scrollPaddingInline: `${bleed} ${fade}`,
  scrollbarWidth: 'none',
  maskImage: `linear-gradient(to right, transparent, black ${bleed} calc(100% - ${fade}), transparent)`,
  '& > button': { padding: `${theme.space(2)} ${theme.space(1)}`, whiteSpace: 'nowrap' },
  '& > button:focus-visible': { outlineOffset: '-2px' },
} as const;

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
