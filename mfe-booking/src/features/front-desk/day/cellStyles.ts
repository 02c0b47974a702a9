import { theme } from 'shared-kernel';
import type { DeskCellState } from '../../../domain/deskDay';

/** The light of a state: its words carry the meaning, the colour repeats it. */
export const stateColors: Record<DeskCellState, string> = {
  unknown: theme.color.edge,
  free: theme.color.edgeStrong,
  past: theme.color.edge,
  outside: theme.color.edge,
  booked: theme.color.action,
  unconfirmed: theme.color.warning,
  offered: theme.color.warning,
  'to-call': theme.color.warm,
  arrived: theme.color.success,
  absent: theme.color.danger,
  closed: theme.color.textMuted,
  tournament: theme.color.warm,
};

/** A cell as a button: the edge of its state at its left, and what it says beside it. */
export const cellStyle = {
  '--state': theme.color.edgeStrong,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: theme.space(1),
  width: '100%',
  minHeight: theme.space(12),
  padding: `${theme.space(1)} ${theme.space(2)}`,
  border: '1px solid color-mix(in srgb, var(--state) 45%, transparent)',
  borderInlineStart: '4px solid var(--state)',
  borderRadius: theme.radius,
  background: 'color-mix(in srgb, var(--state) 14%, transparent)',
  color: theme.color.text,
  font: 'inherit',
  fontSize: '1rem',
  lineHeight: 1.2,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  touchAction: 'manipulation',
  [theme.media.hover]: { '&:hover': { borderColor: 'var(--state)' } },
  '&:focus-visible': { outlineOffset: '1px' },
  '&[data-state=free]': {
    borderStyle: 'dashed',
    borderInlineStartWidth: '1px',
    paddingInlineStart: '0.6875rem',
    background: 'none',
    color: theme.color.textMuted,
  },
  '&[data-state=free]:hover': { color: theme.color.action, borderColor: theme.color.action },
  '&[data-state=past], &[data-state=outside], &[data-state=unknown]': {
    minHeight: theme.space(8),
    borderColor: 'transparent',
    background: 'none',
    color: theme.color.textMuted,
    ...theme.type.small,
  },
  '&[data-state=closed]': { borderStyle: 'double' },
  '&[data-state=unconfirmed], &[data-state=offered], &[data-state=to-call]': { borderStyle: 'dashed' },
  '&[aria-disabled=true]': { cursor: 'default' },
  // Where a reservation that is being dragged may be let go.
  '&[data-target]': {
    borderStyle: 'solid',
    borderColor: theme.color.action,
    background: theme.color.actionTint,
    color: theme.color.text,
  },
  '&[data-dragged]': { opacity: 0.45 },
  '@media print': { padding: theme.space(1), minHeight: 0, fontSize: '9pt', '--state': 'currentColor' },
} as const;

export const stateLine = {
  ...theme.type.small,
  lineHeight: 1.2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space(2),
  color: theme.color.textMuted,
} as const;

export const stateWord = {
  color: 'color-mix(in srgb, var(--state) 75%, var(--text))',
  fontWeight: 600,
} as const;

/** The list on paper has room for what one asks of a player who does not come, in one line. */
export const onPaper = {
  display: 'none',
  '@media print': { display: 'block', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
} as const;
