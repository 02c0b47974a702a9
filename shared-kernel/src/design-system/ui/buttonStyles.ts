import type { CSSObject } from '@emotion/react';
import { theme } from '../theme/tokens';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const variants: Record<ButtonVariant, CSSObject> = {
  primary: {
    background: theme.color.action,
    color: theme.color.actionText,
    [theme.media.hover]: { '&:hover': { background: theme.color.text } },
  },
  secondary: {
    borderColor: theme.color.edgeStrong,
    background: theme.color.glass,
    color: theme.color.text,
    [theme.media.hover]: {
      '&:hover': { borderColor: theme.color.action, background: theme.color.actionTint },
    },
  },
  quiet: {
    color: theme.color.text,
    // In the colour of the text: the only sign of a button that has neither edge nor ground.
    textDecoration: 'underline 1px',
    textUnderlineOffset: '0.3em',
    [theme.media.hover]: { '&:hover': { background: theme.color.actionTint, color: theme.color.action } },
  },
  danger: {
    borderColor: theme.color.danger,
    color: theme.color.danger,
    [theme.media.hover]: { '&:hover': { background: theme.color.danger, color: theme.color.ground } },
  },
};

const sizes: Record<ButtonSize, CSSObject> = {
  small: { minHeight: '2.25rem', paddingInline: theme.space(3), fontSize: '1rem' },
  medium: { minHeight: '2.75rem', paddingInline: `min(6.25vw, ${theme.space(5)})`, fontSize: '1.1875rem' },
  large: { minHeight: '3.5rem', paddingInline: `min(10vw, ${theme.space(8)})`, fontSize: '1.4375rem' },
};

export function buttonStyle(variant: ButtonVariant, size: ButtonSize): CSSObject {
  return {
    ...theme.type.label,
    fontWeight: 700,
    lineHeight: 1,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.space(2),
    // Letters enlarged on a phone: a word too long for the screen goes on in the next line.
    overflowWrap: 'anywhere',
    border: '1px solid transparent',
    borderRadius: theme.radius,
    background: 'none',
    textAlign: 'center',
    textDecorationLine: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: ['background-color', 'border-color', 'color']
      .map((property) => `${property} ${theme.motion.quick}`)
      .join(),
    // The press changes the shadow alone: a movement would cost layout and a layer before the press itself is answered.
    '&:active': { boxShadow: 'inset 0 0.125rem 0.5rem rgb(0 0 0 / 0.6)' },
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed', boxShadow: 'none' },
    ...sizes[size],
    ...variants[variant],
    '@media (pointer: coarse)': { minHeight: size === 'large' ? '3.5rem' : '2.875rem' },
    // Paper has no buttons.
    '@media print': { display: 'none' },
  };
}
