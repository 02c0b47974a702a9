import type { CSSObject } from '@emotion/react';
import { theme } from 'shared-kernel';

/** The pane that hangs under an entry of the header. Hidden, it takes neither focus nor pointer. */
export const flyoutPanel: CSSObject = {
  position: 'absolute',
  zIndex: 1,
  top: `calc(100% + ${theme.space(2)})`,
  insetInlineStart: `-${theme.space(4)}`,
  minWidth: '15rem',
  padding: theme.space(2),
  border: `1px solid ${theme.color.edge}`,
  borderTopColor: theme.color.action,
  borderRadius: theme.radius,
  background: theme.color.groundRaised,
  visibility: 'hidden',
  opacity: 0,
  translate: '0 -6px',
  transition: ['opacity', 'translate', 'visibility'].map((name) => `${name} ${theme.motion.quick}`).join(),
  '&[data-open]': { visibility: 'visible', opacity: 1, translate: 'none' },
  // The pointer crosses this strip towards the menu.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: `-${theme.space(4)} 0 auto`,
    height: theme.space(4),
  },
};

export const flyoutEntry: CSSObject = {
  ...theme.type.label,
  fontWeight: 500,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(3),
  width: '100%',
  minHeight: '2.75rem',
  padding: `${theme.space(2)} ${theme.space(3)}`,
  border: 0,
  borderRadius: '4px',
  background: 'none',
  color: theme.color.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${theme.motion.quick}, color ${theme.motion.quick}`,
  '&:hover, &:focus-visible': { background: theme.color.actionTint, color: theme.color.action },
  '&[aria-current="page"]': { color: theme.color.action },
};
