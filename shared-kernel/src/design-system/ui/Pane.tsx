import type { ElementType } from 'react';
import { theme } from '../theme/tokens';
import type { As } from './as';

type PaneProps = {
  /** For a pane whose link covers it: the edge lights up under the pointer and in focus. */
  readonly interactive?: boolean;
  /** The one pane of a group that concerns the reader. */
  readonly lit?: boolean;
  /** No padding, for a pane that starts with a picture. */
  readonly flush?: boolean;
};

/** A pane of the glass court: a clear sheet with a bright upper edge. */
export function Pane<T extends ElementType = 'div'>({
  as,
  interactive = false,
  lit = false,
  flush = false,
  ...rest
}: As<T, PaneProps>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      css={[
        pane,
        flush ? { overflow: 'clip' } : { padding: 'min(6.25vw, clamp(1.25rem, 1rem + 1vw, 1.875rem))' },
        lit && litPane,
        interactive && interactivePane,
      ]}
      {...rest}
    />
  );
}

/** Light falls on a sheet from its upper left corner, runs along its edge and fades. */
const pane = {
  position: 'relative',
  listStyleType: "''",
  border: `1px solid ${theme.color.edge}`,
  borderRadius: theme.radius,
  background: `linear-gradient(150deg, rgb(150 200 255 / 0.07), transparent 45%), ${theme.color.glass}`,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    inset: '-1px -1px auto',
    height: '1px',
    background: `linear-gradient(90deg, ${theme.color.action}, ${theme.color.edgeStrong} 22%, transparent 70%)`,
    transformOrigin: '0 0',
    pointerEvents: 'none',
    transition: `scale ${theme.motion.quick}`,
  },
} as const;

const litPane = {
  borderColor: theme.color.action,
  background: `linear-gradient(${theme.color.actionTint}, transparent 70%), ${theme.color.glass}`,
};

/** The light gains strength under the pointer. */
const brighter = { scale: '1.4 2', clipPath: 'inset(0 28.5% 0 0)' };

const interactivePane = {
  transition: `border-color ${theme.motion.quick}, translate ${theme.motion.quick}`,
  [theme.media.hover]: {
    '&:hover': { borderColor: theme.color.edgeStrong, translate: '0 -3px' },
    '&:hover::before': brighter,
  },
  '&:focus-within': { borderColor: theme.color.edgeStrong },
  '&:focus-within::before': brighter,
  // The title's link covers the whole pane, so that one target has one name.
  '& a[data-cover]': { color: 'inherit', textDecoration: 'none' },
  '& a[data-cover]::after': { content: '""', position: 'absolute', inset: 0, zIndex: 2 },
  '& a[data-cover]:focus-visible': { outline: 'none' },
  // On the pane itself: its own clipping, round a picture, would hide a ring on anything in it.
  '&:has(a[data-cover]:focus-visible)': {
    outline: `2px solid ${theme.color.action}`,
    outlineOffset: '3px',
  },
};
