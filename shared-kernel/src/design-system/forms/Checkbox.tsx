import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { theme } from 'shared-kernel';
import { Icon } from 'shared-kernel/ui';
import { hintStyle } from './Field';
import { cover } from './RadioGroup';

type Props = ComponentPropsWithRef<'input'> & { readonly label: ReactNode; readonly hint?: ReactNode };

export function Checkbox({ label, hint, ...rest }: Props) {
  const hintId = useId();
  return (
    <div>
      <label css={row}>
        <input type="checkbox" css={cover} aria-describedby={hint ? hintId : undefined} {...rest} />
        <span css={box}>
          <Icon name="check" />
        </span>
        <span>{label}</span>
      </label>
      {hint && (
        <p id={hintId} css={[hintStyle, { paddingInlineStart: theme.space(9) }]}>
          {hint}
        </p>
      )}
    </div>
  );
}

const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(3),
  minHeight: '2.75rem',
  width: 'fit-content',
} as const;

const box = {
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: theme.space(6),
  height: theme.space(6),
  border: `1px solid ${theme.color.edgeStrong}`,
  borderRadius: theme.radius,
  background: theme.color.groundRaised,
  transition: `background-color ${theme.motion.quick}`,
  'input:not(:checked) + & > svg': { visibility: 'hidden' },
  'input:hover:enabled + &': { borderColor: theme.color.action },
  'input:checked + &': {
    background: theme.color.action,
    borderColor: theme.color.action,
    color: theme.color.actionText,
  },
  'input:focus-visible + &': { outline: `2px solid ${theme.color.action}`, outlineOffset: '3px' },
  'input:disabled + &, input:disabled ~ span': { opacity: 0.5 },
} as const;
