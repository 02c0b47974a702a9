import { useState } from 'react';
import { theme } from 'shared-kernel';
import { TextField } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import { cancelAtDesk, type DeskReservation } from '../../../data/desk';
import { deskStrings, refusalWords } from '../strings';
import { useCommand } from '../ui/useCommand';
import { showChange } from '../ui/useDeskDays';
import { CommandFault, FormEnd, type ReservationFormProps } from './FormEnd';
import { placeWords, cancelStrings as words } from './strings';
import { sayDone, undoCommand } from './undo';

type Answer = Extract<Awaited<ReturnType<typeof cancelAtDesk>>, { ok: true }>['value'];

/** Cancels at once, and offers to take it back. */
export function useCancellation({ onChanged, onDone }: Pick<ReservationFormProps, 'onChanged' | 'onDone'>) {
  const [fault, setFault] = useState<string | null>(null);
  const { send, isSending, trouble } = useCommand<Answer>();

  async function cancel(known: Pick<DeskReservation, 'id' | 'sequence'>, reason = '') {
    setFault(null);
    const sent = await send((id) => cancelAtDesk(id, known, reason));
    if (!sent) return;
    const { answer } = sent;
    if (answer.kind === 'refused') return setFault(refusalWords[answer.reason]);
    const { reservation } = answer;
    if (answer.kind === 'conflict') {
      onChanged(reservation);
      return setFault(words.conflict(placeWords(reservation)));
    }
    showChange(reservation.id, null);
    const name = reservation.name || deskStrings.forgotten;
    const undo = () => void undoCommand(sent.command, reservation);
    sayDone(words.done(name), undo, deskStrings.shortPlace(reservation));
    onDone();
  }

  return { cancel, isSending, trouble, fault };
}

/** Asks for the reason before it cancels; Enter cancels without one. */
export function CancelForm({ reservation, onBack, ...whenChanged }: ReservationFormProps) {
  const [reason, setReason] = useState('');
  const { cancel, isSending, trouble, fault } = useCancellation(whenChanged);

  return (
    <form
      noValidate
      css={{ display: 'grid', gap: theme.space(4) }}
      onSubmit={(event) => {
        event.preventDefault();
        void cancel(reservation, reason.trim());
      }}
    >
      <p>{placeWords(reservation)}</p>
      <TextField
        autoFocus
        label={reservation.email ? words.reason : words.reasonSilent}
        value={reason}
        maxLength={200}
        disabled={trouble !== null}
        onChange={setReason}
      />
      <FormEnd onBack={onBack}>
        <CommandFault trouble={trouble} fault={fault} />
        <Button type="submit" variant="danger" aria-disabled={isSending}>
          {isSending ? words.sending : trouble ? deskStrings.retry : words.send}
        </Button>
      </FormEnd>
    </form>
  );
}
