import { theme } from 'shared-kernel';

/** What opens under a match: part of its row, a little set off. */
export const formStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(3),
  marginBlock: `${theme.space(1)} ${theme.space(3)}`,
  paddingInlineStart: theme.space(3),
  borderInlineStart: `3px solid ${theme.color.action}`,
  '& button': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const;
