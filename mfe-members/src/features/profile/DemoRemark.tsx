import { theme, useSessionKind } from 'shared-kernel';
import { strings } from './strings';

/** Marks the demonstration's invented data; nothing on a site with accounts. */
export function DemoRemark() {
  if (useSessionKind() !== 'demo') return null;
  return <p css={{ ...theme.muted, marginBlockEnd: theme.space(6) }}>{strings.sample}</p>;
}
