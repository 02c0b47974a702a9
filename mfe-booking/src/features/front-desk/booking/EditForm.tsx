import { useState } from 'react';
import { theme } from 'shared-kernel';
import { RadioGroup, TextAreaField, TextField } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import { type DeskDetails, type DeskReservation, editAtDesk } from '../../../data/desk';
import { deskStrings, refusalWords } from '../strings';
import { useCommand } from '../ui/useCommand';
import { CommandFault, FormEnd, type ReservationFormProps } from './FormEnd';
import { partySizes } from './party';
import { bookStrings, editStrings as words } from './strings';
import { sayDone, undoEdit } from './undo';

type Answer = Extract<Awaited<ReturnType<typeof editAtDesk>>, { ok: true }>['value'];

/** Name, address, number, players and note. Only touched fields differ from what others write meanwhile. */
export function EditForm({ reservation, onChanged, onDone, onBack }: ReservationFormProps) {
  const [typed, setTyped] = useState<Partial<DeskDetails>>({});
  const [fault, setFault] = useState<{
    readonly field: 'phone' | 'email' | null;
    readonly text: string;
  } | null>(null);
  /** What another person has written meanwhile where one typed too. */
  const [theirs, setTheirs] = useState<Partial<DeskDetails>>({});
  const { send, isSending, trouble } = useCommand<Answer>();
  const wanted: DeskDetails = { ...detailsOf(reservation), ...typed };
  const type = (changed: Partial<DeskDetails>) => setTyped({ ...typed, ...changed });
  const hintOf = (field: keyof DeskDetails) => {
    const value = theirs[field];
    return value !== undefined && value !== wanted[field] ? { hint: words.now(value) } : undefined;
  };
  const faultOf = (field: 'phone' | 'email') => (fault?.field === field ? { error: fault.text } : undefined);

  async function save() {
    setFault(null);
    const sent = await send(() => editAtDesk(reservation.id, detailsOf(reservation), trimmed(wanted)));
    if (!sent) return;
    const { answer } = sent;
    if (answer.kind === 'refused') {
      const field = answer.reason === 'phone' || answer.reason === 'email' ? answer.reason : null;
      return setFault({ field, text: refusalWords[answer.reason] });
    }
    onChanged(answer.reservation);
    if (answer.kind === 'conflict') {
      const now = detailsOf(answer.reservation);
      const fields = Object.keys(typed) as (keyof DeskDetails)[];
      const changed = fields.filter((field) => now[field] !== reservation[field]);
      setTheirs(Object.fromEntries(changed.map((field) => [field, now[field]])));
      return setFault({ field: null, text: words.conflict });
    }
    const { id, name } = answer.reservation;
    const undo = () => void undoEdit(id, detailsOf(answer.reservation), detailsOf(reservation));
    sayDone(words.done(name || deskStrings.forgotten), undo);
    onDone();
  }

  return (
    <form
      noValidate
      css={{ display: 'grid', gap: theme.space(4) }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset
        disabled={trouble !== null}
        css={{ border: 0, padding: 0, display: 'grid', gap: theme.space(4) }}
      >
        <TextField
          autoFocus
          autoComplete="off"
          label={bookStrings.name}
          value={wanted.name}
          maxLength={120}
          onChange={(name) => type({ name })}
          {...hintOf('name')}
        />
        <TextField
          type="tel"
          autoComplete="off"
          label={bookStrings.phone}
          value={wanted.phone}
          maxLength={30}
          onChange={(phone) => type({ phone })}
          {...hintOf('phone')}
          {...faultOf('phone')}
        />
        <TextField
          type="email"
          autoComplete="off"
          label={bookStrings.email}
          value={wanted.email}
          maxLength={254}
          onChange={(email) => type({ email })}
          {...hintOf('email')}
          {...faultOf('email')}
        />
        <RadioGroup
          legend={bookStrings.players}
          name="players"
          value={partySizes.find((size) => size === String(wanted.players))}
          options={partySizes.map((value) => ({ value }))}
          onChange={(players) => type({ players: Number(players) })}
          {...hintOf('players')}
        />
        <TextAreaField
          label={bookStrings.note}
          rows={3}
          value={wanted.note}
          maxLength={500}
          onChange={(note) => type({ note })}
          {...hintOf('note')}
        />
      </fieldset>
      <FormEnd onBack={onBack}>
        <CommandFault trouble={trouble} fault={fault?.field === null ? fault.text : null} />
        <Button type="submit" variant="primary" aria-disabled={isSending}>
          {isSending ? words.sending : trouble ? deskStrings.retry : words.send}
        </Button>
      </FormEnd>
    </form>
  );
}

function detailsOf({ name, email, phone, players, note }: DeskReservation): DeskDetails {
  return { name, email, phone, players, note };
}

function trimmed(details: DeskDetails): DeskDetails {
  const { name, email, phone, note } = details;
  return { ...details, name: name.trim(), email: email.trim(), phone: phone.trim(), note: note.trim() };
}
