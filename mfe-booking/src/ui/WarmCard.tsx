import type { ReactNode } from 'react';
import { theme } from 'shared-kernel';
import { Icon } from 'shared-kernel/ui';

/** A hint for the visitor before they go on; the parent decides how it is announced. */
export function WarmCard({ children }: { readonly children: ReactNode }) {
  return (
    <div css={style}>
      <Icon name="alert" css={{ flex: 'none', marginTop: '0.25em', color: theme.color.warm }} />
      <div css={content}>{children}</div>
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

const content = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(2),
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;
