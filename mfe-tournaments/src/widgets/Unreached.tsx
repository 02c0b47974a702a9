import type { ReactNode } from 'react';
import { theme } from 'shared-kernel';
import { ErrorState, useIsOnline } from 'shared-kernel/states';
import { askAgain, useReach } from './useSharing';

/**
 * Replaces content that is unknown while the back end does not answer. The content appears by itself, or after a retry.
 * Each page words the content itself.
 */
export function Unreached({ children }: { readonly children: ReactNode }) {
  const isOnline = useIsOnline();
  return (
    <ErrorState title={silenceOf(isOnline)} onRetry={() => void askAgain()}>
      {children}
    </ErrorState>
  );
}

/** Says that the page shows this device's copy while the back end does not answer. */
export function OutOfReach() {
  const isOnline = useIsOnline();
  return (
    useReach() === 'unreachable' && (
      <p role="status" css={style}>
        {`${silenceOf(isOnline)}${sentence}`}
      </p>
    )
  );
}

const sentence = '\u00a0: voici ce que cet appareil en a gardé.';

const style = { ...theme.type.small, color: theme.color.textMuted, marginBlockEnd: theme.space(3) } as const;

/** Why the back end does not answer, as far as the browser knows. */
function silenceOf(isOnline: boolean): string {
  return isOnline ? 'Le serveur ne répond pas' : 'Vous êtes hors ligne';
}
