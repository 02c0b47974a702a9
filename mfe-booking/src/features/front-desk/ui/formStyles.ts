import { theme } from 'shared-kernel';

/** Fields beside each other where there is room; a fieldset may have them. */
export const fieldGrid = {
  border: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'start',
  gap: theme.space(4),
} as const;

/** The account that was chosen, below the field of the name. */
export const chosenAccount = {
  ...theme.type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space(3),
  marginBlockStart: theme.space(2),
} as const;
