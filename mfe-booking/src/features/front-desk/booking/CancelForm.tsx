import { useState } from 'react';
import { theme } from 'shared-kernel';
import { RadioGroup, TextField } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import { cancelAtDesk, type DeskReservation } from '../../../data/desk';
import { deskStrings, refusalWords } from '../strings';
import { courtsWords } from '../ui/courtsWords';
import { useCommand } from '../ui/useCommand';
import { showChanges } from '../ui/useDeskDays';
import { CommandFault, FormEnd, type ReservationFormProps } from './FormEnd';
import { placeWords, cancelStrings as words } from './strings';
import { sayDone, undoCommand } from './undo';

type Answer = Extract<Awaited<ReturnType<typeof cancelAtDesk>>, { ok: true }>['value'];

/** Cancels at once, and offers to take it back. */
export function useCancellation({ onChanged, onDone }: Pick<ReservationFormProps, 'onChanged' | 'onDone'>) {
  const [fault, setFault] = useState<string | null>(null);
  const { send, isSending, trouble } = useCommand<Answer>();

  async function cancel(
    known: Pick<DeskReservation, 'id' | 'sequence'>,
    reason = '',
    others: DeskReservation['group'] = [],
  ) {
    setFault(null);
    const sent = await send((id) => cancelAtDesk(id, known, reason, others));
    if (!sent) return;
    const { answer } = sent;
    if (answer.kind === 'refused') return setFault(refusalWords[answer.reason]);
    if (answer.kind === 'conflict') {
      const { reservation } = answer;
      onChanged(reservation);
      const isGroup = others.length > 0 && reservation.sequence === known.sequence;
      return setFault(
        isGroup ? words.otherGroup(courtsOf(reservation)) : words.conflict(placeWords(reservation)),
      );
    }
    const { reservations } = answer;
    const cancelled = reservations.find(({ id }) => id === known.id);
    if (!cancelled) return;
    showChanges(reservations.map(({ id }) => ({ id, reservation: null })));
    const undo = () => void undoCommand(sent.command, cancelled, reservations);
    const courts = reservations.map(({ court }) => court);
    sayDone(
      words.done(cancelled.name || deskStrings.forgotten),
      undo,
      deskStrings.shortPlace(cancelled, courts),
    );
    onDone();
  }

  return { cancel, isSending, trouble, fault };
}

const courtsOf = ({ group, court }: DeskReservation) =>
  group.length > 1 ? group.map((each) => each.court) : [court];

/** Asks for the reason before it cancels, and for a group whether all its courts are meant; Enter cancels this one without a reason. */
export function CancelForm({ reservation, onBack, ...whenChanged }: ReservationFormProps) {
  const [reason, setReason] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const { cancel, isSending, trouble, fault } = useCancellation(whenChanged);
  const courts = courtsOf(reservation);
  const others = isWhole ? reservation.group.filter(({ id }) => id !== reservation.id) : [];
  const many = others.length > 0 ? courts.length : 1;

  return (
    <form
      noValidate
      css={{ display: 'grid', gap: theme.space(4) }}
      onSubmit={(event) => {
        event.preventDefault();
        void cancel(reservation, reason.trim(), others);
      }}
    >
      <p>{placeWords(reservation, many > 1 ? courts : undefined)}</p>
      {courts.length > 1 && (
        <fieldset disabled={trouble !== null} css={{ border: 0, padding: 0 }}>
          <RadioGroup
            legend={words.which}
            name="which"
            value={many > 1 ? 'all' : 'one'}
            options={[
              { value: 'one', label: words.one },
              { value: 'all', label: words.all(courts.length) },
            ]}
            hint={words.group(courtsWords(courts))}
            onChange={(chosen) => setIsWhole(chosen === 'all')}
          />
        </fieldset>
      )}
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
          {isSending ? words.sending : trouble ? deskStrings.retry : words.send(many)}
        </Button>
      </FormEnd>
    </form>
  );
}
