import { theme } from 'shared-kernel';
import type { Fixture, Tournament } from '../../model/tournament';

export type ActionProps = {
  readonly tournament: Tournament;
  readonly fixture: Fixture;
  readonly onDone: () => void;
};

/** A form below a match: part of its row, slightly set off. */
export const formStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(3),
  marginBlock: `${theme.space(1)} ${theme.space(3)}`,
  paddingInlineStart: theme.space(3),
  borderInlineStart: `3px solid ${theme.color.action}`,
  // Its label and its error come into sight with a field.
  '& input, & select': { scrollMarginBlock: '4rem' },
  '& button': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const;
