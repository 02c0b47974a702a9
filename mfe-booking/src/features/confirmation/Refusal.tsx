import type { ReactNode } from 'react';
import { WarmCard } from '../../ui/WarmCard';

/** The reason of a refusal; rendered from the start, so that screen readers announce it. */
export function Refusal({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert" css={{ '&:empty': { position: 'absolute' } }}>
      {children && <WarmCard>{children}</WarmCard>}
    </div>
  );
}
