import { theme } from 'shared-kernel';

/**
 * As many tabs a line as there is room for. A row that scrolls would hide some behind its edge, and cut words there.
 * On a phone they share the width of their line.
 */
export const tabListStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: `calc(-1 * ${theme.space(1)})`,
  marginBlockEnd: theme.space(6),
  borderBlockEnd: `1px solid ${theme.color.edge}`,
  [theme.media.tablet]: { columnGap: theme.space(4) },
} as const;

export const tabStyle = {
  ...theme.type.label,
  flex: '1 0 auto',
  maxWidth: '100%',
  // Bounded by the screen: enlarged letters leave a phone its page.
  minHeight: `min(${theme.space(12)}, 15vw)`,
  padding: theme.space(1),
  border: 0,
  borderBlockEnd: `3px solid ${theme.color.edge}`,
  background: 'none',
  color: theme.color.textMuted,
  fontSize: `min(${theme.type.label.fontSize}, 10vw)`,
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
  [theme.media.tablet]: { flexGrow: 0, minWidth: theme.space(16) },
} as const;
