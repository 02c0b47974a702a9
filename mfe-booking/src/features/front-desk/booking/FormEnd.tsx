import type { ReactNode } from 'react';
import { theme } from 'shared-kernel';
import { Button } from 'shared-kernel/ui';
import type { DeskReservation } from '../../../data/desk';
import { detailStrings as words } from './strings';

/** A form that takes the place of the facts in the dialog of a reservation. */
export type ReservationFormProps = {
  readonly reservation: DeskReservation;
  /** Somebody has changed it: this form or another person. */
  readonly onChanged: (reservation: DeskReservation) => void;
  readonly onDone: () => void;
  readonly onBack: () => void;
};

/** The last line of such a form: back to the facts, and its own button. */
export function FormEnd({ onBack, children }: { readonly onBack: () => void; readonly children: ReactNode }) {
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: theme.space(3) }}>
      <Button variant="quiet" onClick={onBack}>
        {words.back}
      </Button>
      {children}
    </div>
  );
}
