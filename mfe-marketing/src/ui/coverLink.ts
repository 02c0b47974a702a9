import { theme } from 'shared-kernel';

/** The one link of a card, at the foot of its words; the card itself is its target (`data-cover`). */
export const coverLink = {
  ...theme.type.label,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(2),
  marginTop: 'auto',
  color: theme.color.action,
} as const;
