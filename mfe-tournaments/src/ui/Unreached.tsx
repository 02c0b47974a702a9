import type { ReactNode } from 'react';
import { ErrorState, useIsOnline } from 'shared-kernel/states';
import { askAgain } from './askAgain';
import { silenceOf } from './silence';

/**
 * Stands for content that is unknown as long as the back end does not answer; it comes by itself, or is asked for. Each page says
 * in its own words what that is.
 */
export function Unreached({ children }: { readonly children: ReactNode }) {
  const isOnline = useIsOnline();
  return (
    <ErrorState title={silenceOf(isOnline)} onRetry={() => void askAgain()}>
      {children}
    </ErrorState>
  );
}
