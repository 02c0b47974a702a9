import { theme, useSessionKind } from 'shared-kernel';
import { strings } from './strings';

/** Under what the demonstration invents for its people; nothing where they are real. */
export function DemoRemark() {
  if (useSessionKind() !== 'demo') return null;
  return (
    <p css={{ ...theme.type.small, marginBlockEnd: theme.space(6), color: theme.color.textMuted }}>
      {strings.sample}
    </p>
  );
}
