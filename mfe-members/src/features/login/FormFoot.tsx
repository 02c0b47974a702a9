import { type ReactNode, useId } from 'react';
import { theme } from 'shared-kernel';
import { FieldError } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import { loginParts } from './loginParts';
import { strings as words } from './strings';

type Props = {
  readonly isSending: boolean;
  /** The reason for a refusal that concerns no single field. */
  readonly reason: string | undefined;
  readonly children: ReactNode;
};

/** The submit button, below the messages about the submission. */
export function FormFoot({ isSending, reason, children }: Props) {
  const id = useId();
  const { Slowness } = loginParts();
  return (
    <div css={foot}>
      {reason && <FieldError id={id}>{reason}</FieldError>}
      <Slowness isSending={isSending} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        disabled={isSending}
        aria-describedby={reason && id}
      >
        {isSending ? words.sending : children}
      </Button>
    </div>
  );
}

const foot = {
  display: 'grid',
  gridColumn: '1 / -1',
  '& p': { marginBlockEnd: theme.space(4) },
} as const;
