import { useState } from 'react';
import { theme } from 'shared-kernel';
import { TextField } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import { cancelAtDesk } from '../../../data/desk';
import { deskStrings, refusalWords } from '../strings';
import { useCommand } from '../ui/useCommand';
import { showChange } from '../ui/useDeskDays';
import { CommandFault } from './CommandFault';
import { FormEnd, type ReservationFormProps } from './FormEnd';
import { placeWords, cancelStrings as words } from './strings';
import { sayDone, undoCommand } from './undo';

type Answer = Extract<Awaited<ReturnType<typeof cancelAtDesk>>, { ok: true }>['value'];

/** Asks for the reason before it cancels; Enter cancels without one. */
export function CancelForm({ reservation, onChanged, onDone, onBack }: ReservationFormProps) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { send, isSending, trouble } = useCommand<Answer>();

  async function cancel() {
    setFault(null);
    const sent = await send((id) => cancelAtDesk(id, reservation, reason.trim()));
    if (!sent) return;
    const { answer } = sent;
    if (answer.kind === 'refused') return setFault(refusalWords[answer.reason]);
    if (answer.kind === 'conflict') {
      onChanged(answer.reservation);
      return setFault(words.conflict(placeWords(answer.reservation)));
    }
    showChange(reservation.id, null);
    const name = reservation.name || deskStrings.forgotten;
    sayDone(
      words.done(name),
      () => void undoCommand(sent.command, reservation),
      deskStrings.shortPlace(reservation),
    );
    onDone();
  }

  return (
    <form
      noValidate
      css={{ display: 'grid', gap: theme.space(4) }}
      onSubmit={(event) => {
        event.preventDefault();
        void cancel();
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
