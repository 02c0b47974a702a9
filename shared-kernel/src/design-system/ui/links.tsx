import type { ComponentPropsWithRef } from 'react';
import { Link } from '../../platform/router';
import { theme } from '../theme/tokens';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyles';

type LinkProps = ComponentPropsWithRef<typeof Link>;

/** A page of the site by `to`; anything else (another site, tel:, mailto:, a file) by `href`. */
type Target =
  | (LinkProps & { readonly href?: never })
  | (ComponentPropsWithRef<'a'> & { readonly href: string; readonly to?: never });

function Anchor(props: Target & { readonly className?: string }) {
  if (props.href === undefined) {
    const { href: _, ...rest } = props;
    return <Link {...rest} />;
  }
  const { to: _, children, ...rest } = props;
  return <a {...rest}>{children}</a>;
}

type ButtonLinkProps = Target & { readonly variant?: ButtonVariant; readonly size?: ButtonSize };

export function ButtonLink({ variant = 'secondary', size = 'medium', ...rest }: ButtonLinkProps) {
  return <Anchor css={buttonStyle(variant, size)} {...rest} />;
}

export function TextLink(props: Target) {
  return (
    <Anchor
      css={{
        color: theme.color.action,
        fontWeight: 600,
        textDecorationColor: theme.color.edgeStrong,
        transition: `text-decoration-color ${theme.motion.quick}`,
        '&:hover': { textDecorationColor: 'currentColor' },
      }}
      {...props}
    />
  );
}
