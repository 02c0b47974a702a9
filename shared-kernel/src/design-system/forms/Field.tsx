import { type ReactNode, useId } from 'react';
import { theme } from 'shared-kernel';
import { Icon } from 'shared-kernel/ui';

/** The props that connect a control with its field; spread them on the control. */
type ControlProps = {
  readonly id: string;
  readonly required?: true;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
};

export type FieldProps = {
  readonly label: ReactNode;
  readonly error?: string;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
};

/** A control under its visible label, with its hint and its error tied to it. */
export function Field({ label, error, hint, required, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <div css={{ display: 'flex', flexDirection: 'column', gap: theme.space(2), minWidth: 0 }}>
      <div css={labelRow}>
        <label htmlFor={id} css={{ fontWeight: 600 }}>
          {label}
        </label>
        {required && <RequiredMark />}
      </div>
      {children({
        id,
        ...(required && { required: true }),
        ...(error && { 'aria-invalid': true }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} css={hintStyle}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Beside the label, not in it: the control says by itself that it is required. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" css={hintStyle}>
      obligatoire
    </span>
  );
}

export function FieldError({
  id,
  children,
}: {
  readonly id?: string | undefined;
  readonly children: string;
}) {
  return (
    <p
      id={id}
      css={{
        ...theme.type.small,
        display: 'flex',
        gap: theme.space(2),
        color: theme.color.danger,
        fontWeight: 600,
      }}
    >
      <Icon name="alert" css={{ marginTop: '0.2em', flex: 'none' }} />
      <span>{children}</span>
    </p>
  );
}

export const hintStyle = theme.muted;

export const labelRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.space(3),
} as const;
