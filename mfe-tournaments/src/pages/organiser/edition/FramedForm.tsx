import { type FormEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { theme } from 'shared-kernel';
import { Button, Stack } from 'shared-kernel/ui';
import { strings } from './strings';

type Props = {
  readonly label: string;
  readonly submitLabel: string;
  /** Whether it has input that is not saved. */
  readonly isUnsent: boolean;
  /** Another object after each refusal. */
  readonly refusal?: object | null;
  readonly form?: RefObject<HTMLFormElement | null>;
  readonly onSubmit: () => void;
  readonly onCancel: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly children: ReactNode;
};

/** A form within a section, in a frame of its own. */
export function FramedForm(props: Props) {
  const { label, submitLabel, isUnsent, refusal = null, onSubmit, onCancel, children } = props;
  const own = useRef<HTMLFormElement>(null);
  const form = props.form ?? own;

  // The field may be far from the button: an invisible refusal looks like a button that does nothing.
  useEffect(() => {
    if (refusal !== null) form.current?.querySelector<HTMLElement>('[aria-invalid], [data-refused]')?.focus();
  }, [form, refusal]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      css={style}
      aria-label={label}
      data-unsent={isUnsent || undefined}
    >
      {children}
      <Stack direction="row" gap={3}>
        <Button type="submit" variant="primary">
          {submitLabel}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {strings.cancel}
        </Button>
      </Stack>
    </form>
  );
}

const style = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(4),
  width: '100%',
  marginBlock: theme.space(3),
  padding: `${theme.space(4)} min(4vw, ${theme.space(4)})`,
  border: `1px solid ${theme.color.edgeStrong}`,
  borderRadius: theme.radius,
} as const;
