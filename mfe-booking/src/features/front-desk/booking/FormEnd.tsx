import { type ReactNode, useEffect, useRef } from 'react';
import { theme } from 'shared-kernel';
import { FieldError } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import type { Trouble } from '../../../data/ask';
import type { DeskReservation } from '../../../data/desk';
import { commandTroubles } from '../strings';
import { highWindow, keepClear } from '../ui/keepClear';
import { detailStrings as words } from './strings';

/** A form that takes the place of the facts in the dialog of a reservation. */
export type ReservationFormProps = {
  readonly reservation: DeskReservation;
  /** Somebody has changed it: this form or another person. */
  readonly onChanged: (reservation: DeskReservation) => void;
  readonly onDone: () => void;
  readonly onBack: () => void;
};

type Props = {
  /** Back to the facts, where the form has taken their place. */
  readonly onBack?: () => void;
  /** What the centre has said, and the button that sends. */
  readonly children: ReactNode;
};

/** The end of a dialog's form. It stays in sight on a phone, where the fields go on below. */
export function FormEnd({ onBack, children }: Props) {
  return (
    <div ref={keepWindowClear} css={style}>
      {children}
      {onBack && (
        <Button variant="quiet" onClick={onBack}>
          {words.back}
        </Button>
      )}
    </div>
  );
}

/** The window scrolls the field that has the focus above this end. */
function keepWindowClear(end: HTMLElement | null) {
  const scrolled = end?.closest<HTMLElement>('[role=dialog]');
  return end && scrolled ? keepClear(end, scrolled, 'Bottom') : undefined;
}

type FaultProps = { readonly trouble?: Trouble | null; readonly fault: string | null };

/** Why the command was not executed, or not answered: said at once. The focus of a field that is locked now goes to the button that repeats it. */
export function CommandFault({ trouble = null, fault }: FaultProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const submit = place.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]');
    if (trouble && document.activeElement?.matches('body, :disabled')) setTimeout(() => submit?.focus());
  }, [trouble]);
  const said = trouble ? commandTroubles[trouble] : fault;
  return (
    <div ref={place} role="alert">
      {said && <FieldError>{said}</FieldError>}
    </div>
  );
}

const style = {
  // A low window needs its few lines for the fields.
  [highWindow]: { position: 'sticky' },
  bottom: 0,
  zIndex: 1,
  display: 'grid',
  gap: theme.space(3),
  marginInline: `-${theme.space(2)}`,
  padding: theme.space(2),
  background: theme.color.groundRaised,
} as const;
