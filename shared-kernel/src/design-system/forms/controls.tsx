import type { CSSObject } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { theme } from 'shared-kernel';

/** The glass slot in which text is typed or chosen. */
export const controlStyle: CSSObject = {
  width: '100%',
  minHeight: '3rem',
  padding: `${theme.space(2)} min(5vw, ${theme.space(4)})`,
  // Below 16 px, phones zoom into a field in focus.
  fontSize: '1.0625rem',
  border: `1px solid ${theme.color.edgeStrong}`,
  borderRadius: theme.radius,
  background: theme.color.groundRaised,
  color: theme.color.text,
  transition: `border-color ${theme.motion.quick}, background-color ${theme.motion.quick}`,
  '&::placeholder': { color: theme.color.textMuted, opacity: 1 },
  [theme.media.hover]: { '&:hover': { borderColor: theme.color.action } },
  '&:focus-visible': { outlineOffset: '1px', borderColor: theme.color.action, borderRadius: theme.radius },
  '&[aria-invalid="true"]': { borderColor: theme.color.danger },
  '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  '&:read-only:not(select, :disabled)': { borderStyle: 'dashed', borderColor: theme.color.edge },
  '&:autofill': {
    WebkitTextFillColor: theme.color.text,
    boxShadow: `inset 0 0 0 100px ${theme.color.groundRaised}`,
  },
};

export function TextInput(props: ComponentPropsWithRef<'input'>) {
  return <input type="text" css={controlStyle} {...props} />;
}

/** The browser's own select, the best one on a phone. */
export function Select({ children, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <div css={{ position: 'relative' }}>
      <select
        css={[
          controlStyle,
          {
            appearance: 'none',
            paddingInlineEnd: `min(15vw, ${theme.space(12)})`,
            cursor: 'pointer',
            textOverflow: 'ellipsis',
          },
        ]}
        {...rest}
      >
        {children}
      </select>
      <span css={chevron} />
    </div>
  );
}

const chevron = {
  position: 'absolute',
  insetInlineEnd: `min(6.25vw, ${theme.space(5)})`,
  top: '50%',
  width: '0.55rem',
  height: '0.55rem',
  border: `solid ${theme.color.action}`,
  borderWidth: '0 2px 2px 0',
  transform: 'translateY(-70%) rotate(45deg)',
  pointerEvents: 'none',
} as const;
