import { useState } from 'react';
import { notify, theme } from 'shared-kernel';
import { TextAreaField } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import { type DeskPerson, type DeskReservation, endSuspension, suspendPerson } from '../../../data/desk';
import { deskStrings, refusalWords } from '../strings';
import { useCommand } from '../ui/useCommand';
import { CommandFault, FormEnd, type ReservationFormProps } from './FormEnd';
import { suspendStrings as words } from './strings';

type Answer = Extract<Awaited<ReturnType<typeof suspendPerson>>, { ok: true }>['value'];

/** Keeps the person from booking online, with a sentence that a mail tells them; or lets them again. */
export function SuspendForm({ reservation, onChanged, onDone, onBack }: ReservationFormProps) {
  const [sentence, setSentence] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [fault, setFault] = useState<string | null>(null);
  const { send, isSending, trouble } = useCommand<Answer>();
  const { suspended } = reservation;
  const name = reservation.name || deskStrings.forgotten;

  async function change() {
    const said = sentence.trim();
    if (!suspended && said === '') return setError(words.needed);
    setError(undefined);
    setFault(null);
    const whom = personOf(reservation);
    const sent = await send(() => (suspended ? endSuspension(whom) : suspendPerson(whom, said)));
    if (!sent) return;
    if (sent.answer.kind === 'refused') return setFault(refusalWords[sent.answer.reason]);
    onChanged({ ...reservation, suspended: !suspended, suspension: suspended ? '' : said });
    const isUntold = sent.answer.kind === 'suspended' && !sent.answer.isMailed;
    notify({
      title: suspended ? words.ended(name) : words.done(name),
      ...(isUntold && { description: words.notMailed }),
    });
    onDone();
  }

  return (
    <form
      noValidate
      css={{ display: 'grid', gap: theme.space(4) }}
      onSubmit={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      {suspended ? (
        <p>{words.endLead}</p>
      ) : (
        <>
          <p>
            <strong>
              <bdi>{name}</bdi>
            </strong>
          </p>
          <TextAreaField
            autoFocus
            required
            rows={3}
            label={words.sentence}
            hint={words.example}
            value={sentence}
            maxLength={200}
            disabled={trouble !== null}
            onChange={setSentence}
            {...(error && { error })}
          />
        </>
      )}
      <FormEnd onBack={onBack}>
        <CommandFault trouble={trouble} fault={fault} />
        <Button
          type="submit"
          variant={suspended ? 'primary' : 'danger'}
          aria-disabled={isSending}
          autoFocus={suspended}
        >
          {isSending ? words.sending : trouble ? deskStrings.retry : suspended ? words.end : words.send}
        </Button>
      </FormEnd>
    </form>
  );
}

/** The account, or the address of a guest: one of them is there where this form is offered. */
function personOf({ member, email }: DeskReservation): DeskPerson {
  return member === null ? { person: null, email } : { person: member, email: null };
}
