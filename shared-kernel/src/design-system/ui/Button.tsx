import type { ComponentPropsWithRef } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyles';

type Props = ComponentPropsWithRef<'button'> & {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
};

export function Button({ variant = 'secondary', size = 'medium', type = 'button', ...rest }: Props) {
  return <button type={type} css={buttonStyle(variant, size)} {...rest} />;
}
