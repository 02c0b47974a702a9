import type { ReactNode } from 'react';
import { theme } from 'shared-kernel';
import { FieldError } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import type { Trouble } from '../../../data/ask';
import type { DeskReservation } from '../../../data/desk';
import { commandTroubles } from '../strings';
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
    <div ref={keepClear} css={style}>
      {children}
      {onBack && (
        <Button variant="quiet" onClick={onBack}>
          {words.back}
        </Button>
      )}
    </div>
  );
}

/** The window scrolls the field that has the focus above this end, whose height changes with what the centre has said. */
function keepClear(end: HTMLElement | null) {
  const scrolled = end?.closest<HTMLElement>('[role=dialog]');
  if (!end || !scrolled || !window.ResizeObserver) return;
  const observer = new ResizeObserver(() => {
    scrolled.style.scrollPaddingBlockEnd = `${end.offsetHeight}px`;
    // The first field took the focus before, and none of them scrolls again when the end grows.
    const focused = document.activeElement;
    if (scrolled.contains(focused) && !end.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(end);
  return () => {
    observer.disconnect();
    scrolled.style.scrollPaddingBlockEnd = '';
  };
}

type FaultProps = { readonly trouble?: Trouble | null; readonly fault: string | null };

/** Why the command was not executed, or not answered: said at once. */
export function CommandFault({ trouble = null, fault }: FaultProps) {
  const said = trouble ? commandTroubles[trouble] : fault;
  return <div role="alert">{said && <FieldError>{said}</FieldError>}</div>;
}

const style = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'grid',
  gap: theme.space(3),
  marginInline: `-${theme.space(2)}`,
  padding: theme.space(2),
  background: theme.color.groundRaised,
} as const;
