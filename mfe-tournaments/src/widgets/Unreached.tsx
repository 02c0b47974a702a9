import type { ReactNode } from 'react';
import { theme } from 'shared-kernel';
import { ErrorState, useIsOnline } from 'shared-kernel/states';
import { askAgain, useReach } from './useSharing';

/**
 * Replaces content that is unknown while the back end does not answer. The content appears by itself, or after a retry.
 * Each page words the content itself.
 */
export function Unreached({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorState title={useSilence()} onRetry={() => void askAgain()}>
      {children}
    </ErrorState>
  );
}

/** Says that the page shows this device's copy while the back end does not answer. */
export function OutOfReach() {
  const silence = useSilence();
  return (
    useReach() === 'unreachable' && (
      <p role="status" css={style}>
        {`${silence}\u00a0: voici ce que cet appareil en a gardé.`}
      </p>
    )
  );
}

const style = { ...theme.muted, marginBlockEnd: theme.space(3) } as const;

/** Why the back end does not answer, as far as the browser knows. */
function useSilence(): string {
  return useIsOnline() ? 'Le serveur ne répond pas' : 'Vous êtes hors ligne';
}
