import type { ReactNode } from 'react';
import { ErrorState, useIsOnline } from 'shared-kernel/states';
import { askAgain } from './askAgain';
import { silenceOf } from './silence';

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
