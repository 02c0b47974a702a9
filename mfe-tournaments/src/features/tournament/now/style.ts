import { theme } from 'shared-kernel';

export const title = {
  ...theme.type.label,
  marginBlockEnd: theme.space(1),
  color: theme.color.action,
} as const;

export const list = {
  ...theme.unlisted,
  border: `1px solid ${theme.color.edge}`,
  borderRadius: theme.radius,
  background: theme.color.glass,
  '& > li + li': { borderBlockStart: `1px solid ${theme.color.edge}` },
} as const;
