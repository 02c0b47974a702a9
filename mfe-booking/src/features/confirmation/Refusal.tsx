import type { ReactNode } from 'react';
import { theme } from 'shared-kernel';
import { Icon } from 'shared-kernel/ui';

/** Why something did not happen; there from the start, so that it is heard when it comes. */
export function Refusal({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert" css={{ '&:empty': { position: 'absolute' } }}>
      {children && (
        <div css={style}>
          <Icon name="alert" css={{ marginTop: '0.25em', color: theme.color.warm }} />
          <div css={{ minWidth: 0 }}>{children}</div>
        </div>
      )}
    </div>
  );
}

const style = {
  display: 'flex',
  gap: theme.space(3),
  padding: theme.space(4),
  border: `1px solid ${theme.color.warm}`,
  borderRadius: theme.radius,
  background: theme.color.warmTint,
} as const;
