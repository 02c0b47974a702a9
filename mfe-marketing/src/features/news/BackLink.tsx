import type { ReactNode } from 'react';
import { type SiteAddress, theme } from 'shared-kernel';
import { Icon, TextLink } from 'shared-kernel/ui';

export function BackLink({ to, children }: { readonly to: SiteAddress; readonly children: ReactNode }) {
  return (
    <p css={{ marginBottom: theme.space(8) }}>
      <TextLink
        to={to}
        css={{ display: 'inline-flex', alignItems: 'center', gap: theme.space(2), minHeight: '2.75rem' }}
      >
        <Icon name="back" /> {children}
      </TextLink>
    </p>
  );
}
