import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { Button, Stack } from 'shared-kernel/ui';
import type { Tournament } from '../../../model/tournament';
import { useTournamentChange } from '../../../widgets/playoffs/usePlayoffQuestion';
import { strings } from './strings';

export type TournamentChange = ReturnType<typeof useTournamentChange>['change'];

/** What every form has that opens in the place of its button. */
export type OpenedFormProps = {
  readonly tournament: Tournament;
  /** Whether the visitor has just opened it, so that it takes the focus; a reload reopens it too. */
  readonly isAsked: boolean;
  readonly onClose: () => void;
};

/** Of several forms, the one that was opened last, and the one whose closing gave the focus back to its button. */
export function useOpenedForm<Name extends string>() {
  const [asked, setAsked] = useState<Name | null>(null);
  const [returned, returnTo] = useState<Name | null>(null);

  function open(name: Name) {
    returnTo(null);
    setAsked(name);
  }

  function close(name: Name) {
    setAsked((current) => (current === name ? null : current));
    returnTo(name);
  }

  return { asked, returned, open, close, returnTo };
}

/** A field by its name in the form, with its error if it was refused. */
export type FieldFocus = { readonly field: string; readonly error?: string };

type Props = {
  readonly tournamentId: string;
  readonly label: string;
  readonly submitLabel: string;
  readonly isUnsent: boolean;
  /** Takes the focus; another object each time. */
  readonly focus?: FieldFocus | null;
  readonly onSubmit: (change: TournamentChange) => void;
  readonly onCancel: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly children: ReactNode;
};

/** A form that changes the tournament, within a section, in a frame of its own. */
export function FramedForm(props: Props) {
  const { tournamentId, label, submitLabel, isUnsent, focus = null, onSubmit, onCancel, children } = props;
  const { change, confirmation } = useTournamentChange(tournamentId);
  const form = useRef<HTMLFormElement>(null);

  // The field may be far from the button: an invisible refusal looks like a button that does nothing.
  useEffect(() => {
    if (focus === null) return;
    const { field } = focus;
    form.current?.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"]`)?.focus();
  }, [focus]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit(change);
  }

  return (
    <Stack
      as="form"
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
      {confirmation}
    </Stack>
  );
}

const style = {
  width: '100%',
  marginBlock: theme.space(3),
  padding: `${theme.space(4)} min(4vw, ${theme.space(4)})`,
  border: `1px solid ${theme.color.edgeStrong}`,
  borderRadius: theme.radius,
} as const;
