import { theme } from 'shared-kernel';
import { strings } from './strings';

/** Says, after what else is to be said, that the people here are invented, in the same words on every page of a ranking, a player, a club or a nation. */
export function SampleNote({ children }: { children?: string }) {
  return (
    <p css={{ ...theme.type.small, color: theme.color.textMuted }}>
      {children} {strings.sample}
    </p>
  );
}
