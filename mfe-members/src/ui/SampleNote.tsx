import { theme } from 'shared-kernel';
import { strings } from './strings';

/**
 * States that the people on this page are invented, after an optional sentence. Every page of a ranking, a player, a
 * club or a nation uses the same words.
 */
export function SampleNote({ children }: { children?: string }) {
  return (
    <p css={theme.muted}>
      {children} {strings.sample}
    </p>
  );
}
