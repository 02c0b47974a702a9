import { type ReactNode, useId } from 'react';
import { theme } from 'shared-kernel';
import { FieldError } from 'shared-kernel/forms';
import { SlowAnswer } from 'shared-kernel/states';
import { Button, type ButtonVariant, Stack } from 'shared-kernel/ui';
import { sending, slow } from './strings';

type Props = {
  readonly isSending: boolean;
  /** The reason for a refusal that concerns no single field. */
  readonly reason: string | undefined;
  /** The label of the button that sends the form. */
  readonly children: string;
  readonly variant?: ButtonVariant;
  /** Other ways to leave the form. */
  readonly others?: ReactNode;
};

/** The end of a form about an account: why it was refused, that the answer is late, and the buttons. */
export function AccountFormFoot({ isSending, reason, children, variant = 'primary', others }: Props) {
  const id = useId();
  return (
    <div css={foot}>
      <div role="alert">{reason && <FieldError id={id}>{reason}</FieldError>}</div>
      <div role="status">{isSending && <SlowAnswer>{slow}</SlowAnswer>}</div>
      <Stack direction="row" gap={3}>
        <Button type="submit" variant={variant} disabled={isSending} aria-describedby={reason && id}>
          {isSending ? sending : children}
        </Button>
        {others}
      </Stack>
    </div>
  );
}

const foot = { '& p': { marginBlockEnd: theme.space(4) } } as const;
