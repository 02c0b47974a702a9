import { theme } from 'shared-kernel';
import { strings } from '../strings';

/** Says under a table that nobody real is ranked in it. */
export function SampleNote() {
  return (
    <p css={{ ...theme.type.small, color: theme.color.textMuted, marginBlockStart: theme.space(4) }}>
      {strings.sample}
    </p>
  );
}
