import type { ReactNode } from 'react';
import { WarmCard } from '../../ui/WarmCard';

/** Why something did not happen; there from the start, so that it is heard when it comes. */
export function Refusal({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert" css={{ '&:empty': { position: 'absolute' } }}>
      {children && <WarmCard>{children}</WarmCard>}
    </div>
  );
}
