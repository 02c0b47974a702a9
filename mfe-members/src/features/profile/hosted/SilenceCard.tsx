import type { ReactNode } from 'react';
import { theme } from 'shared-kernel';
import { Icon } from 'shared-kernel/ui';

/** The shown data has not been confirmed. */
export function SilenceCard({ children }: { readonly children: ReactNode }) {
  return (
    <p css={card}>
      <Icon name="alert" css={{ flex: 'none', marginTop: '0.25em', color: theme.color.warm }} />
      <span>{children}</span>
    </p>
  );
}

const card = {
  display: 'flex',
  gap: theme.space(3),
  padding: theme.space(4),
  marginBlock: theme.space(4),
  border: `1px solid ${theme.color.warm}`,
  borderRadius: theme.radius,
  background: theme.color.warmTint,
} as const;
