import type { ComponentProps } from 'react';
import { theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { Icon } from 'shared-kernel/ui';

export function BackLink({ children, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link css={style} data-print="hide" {...rest}>
      <Icon name="back" />
      {children}
    </Link>
  );
}

const style = {
  ...theme.type.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space(2),
  minHeight: '3rem',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  marginBlockEnd: theme.space(3),
  color: theme.color.textMuted,
  textDecoration: 'none',
  '&:hover': { color: theme.color.action },
} as const;
