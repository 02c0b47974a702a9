import type { FormEvent, ReactNode, RefObject } from 'react';
import { theme } from 'shared-kernel';
import { Button, Stack } from 'shared-kernel/ui';
import type { Fixture, Tournament } from '../../model/tournament';
import { strings } from './strings';

export type ActionProps = {
  readonly tournament: Tournament;
  readonly fixture: Fixture;
  readonly onDone: () => void;
};

type Props = Pick<ActionProps, 'onDone'> & {
  readonly label: string;
  readonly children: ReactNode;
  readonly onSubmit?: () => void;
  readonly ref?: RefObject<HTMLFormElement | null>;
};

/** A form below a match: part of its row, slightly set off. */
export function ActionForm({ label, onSubmit, onDone, ref, children }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit?.();
  }
  return (
    <Stack as="form" ref={ref} gap={3} css={style} aria-label={label} noValidate onSubmit={submit}>
      {children}
      <Button variant="quiet" onClick={onDone}>
        {strings.close}
      </Button>
    </Stack>
  );
}

const style = {
  marginBlock: `${theme.space(1)} ${theme.space(3)}`,
  paddingInlineStart: theme.space(3),
  borderInlineStart: `3px solid ${theme.color.action}`,
  // Its label and its error come into sight with a field.
  '& input, & select': { scrollMarginBlock: '4rem' },
  '& button': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const;
