import { useState } from 'react';
import { notify, theme } from 'shared-kernel';
import { allSlots, centreNow, slotsOf } from 'shared-kernel/courts';
import { DateField } from 'shared-kernel/date-field';
import { useVisitDraft } from 'shared-kernel/drafts';
import { RadioGroup, SelectField, TextField } from 'shared-kernel/forms';
import { centreDay, readTypedDay, writeTypedDay } from 'shared-kernel/time';
import { Button } from 'shared-kernel/ui';
import type { DeskPlace } from '../../../data/desk';
import { deskDraft, inLine, placeKey } from '../../../data/deskDraft';
import { putInLine } from '../../../data/waitingList';
import { CommandFault, FormEnd } from '../booking/FormEnd';
import { partySizes } from '../booking/party';
import { bookStrings } from '../booking/strings';
import { deskStrings } from '../strings';
import { DeskDialog } from '../ui/deskControls';
import { fieldGrid } from '../ui/formStyles';
import { useCommand } from '../ui/useCommand';
import { showChange } from '../ui/useDeskDays';
import { waitRefusals, waitStrings as words } from './strings';

type Props = {
  /** 'yyyy-MM-dd' */
  readonly day: string;
  /** The full hour whose button was pressed. */
  readonly hour?: number;
  /** A court is free: the window of a booking opens with what was typed. */
  readonly onFree: (place: DeskPlace) => void;
  readonly onClose: () => void;
};

type Answer = Extract<Awaited<ReturnType<typeof putInLine>>, { ok: true }>['value'];
type Field = 'day' | 'name' | 'phone' | 'email';

/** Puts a caller into the line of a full hour. The input survives a reload and Escape, and goes on into a booking. */
export function WaitDialog({ day: shown, hour: pressed, onFree, onClose }: Props) {
  const typed = useVisitDraft(deskDraft);
  const { name = '', phone = '', email = '', players = '4', day: typedDay = writeTypedDay(shown) } = typed;
  const [isKept] = useState(typed.day !== undefined);
  const today = centreDay(centreNow());
  const day = readTypedDay(typedDay, today);
  const slots = day ? slotsOf(day) : [];
  const hours = (slots.length > 0 ? slots : allSlots()).map((slot) => Number.parseInt(slot, 10));
  const chosen = typed.hour ?? String(pressed ?? '');
  const hour = hours.find((each) => String(each) === chosen) ?? hours[0] ?? 0;
  const type = (changed: Parameters<typeof deskDraft.keep>[0]) =>
    deskDraft.keep({ place: inLine, day: typedDay, hour: chosen, ...changed });
  const [fault, setFault] = useState<{ readonly field: Field | null; readonly text: string } | null>(null);
  const [free, setFree] = useState<DeskPlace | null>(null);
  const { send, isSending, trouble } = useCommand<Answer>({
    unanswered: typed.command,
    onPending: (id) => (id ? type({ command: id, hour: String(hour) }) : deskDraft.keep({ command: '' })),
  });
  const faultOf = (field: Field) => (fault?.field === field ? { error: fault.text } : undefined);

  function close() {
    deskDraft.keep({ place: '' });
    onClose();
  }

  function change(when: { readonly day: string } | { readonly hour: string }) {
    type(when);
    setFree(null);
    setFault(null);
  }

  async function join() {
    const called = name.trim();
    if (!day) return setFault({ field: 'day', text: words.noDay(typedDay) });
    if (called === '') return setFault({ field: 'name', text: bookStrings.noName });
    setFault(null);
    setFree(null);
    const caller = { day, hour, players: Number(players), name: called, phone, email: email.trim() || null };
    const sent = await send((id) => putInLine(id, caller));
    if (!sent) return;
    const { answer } = sent;
    if (answer.kind === 'waiting') {
      notify({ title: words.done(called), description: words.place(day, hour, answer.ahead) });
      // Lists and figures ask again.
      showChange('', null);
      deskDraft.forget();
      return onClose();
    }
    if (answer.kind === 'free') {
      setFree({ day, hour, court: answer.court });
      return setFault({ field: null, text: words.free(answer.court) });
    }
    const { reason } = answer;
    setFault({ field: reason === 'phone' || reason === 'email' ? reason : null, text: waitRefusals[reason] });
  }

  return (
    <DeskDialog open title={words.title} onClose={close}>
      <form
        noValidate
        css={{ display: 'grid', gap: theme.space(4) }}
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        {/* A command without an answer may have been executed: it can be repeated, not changed. */}
        <fieldset disabled={trouble !== null} css={fieldGrid}>
          <DateField
            label={words.day}
            value={typedDay}
            today={today}
            first={today}
            calendarLabel={words.calendar}
            onChange={(text) => change({ day: text })}
            error={faultOf('day')?.error}
          />
          <SelectField
            label={words.hour}
            value={String(hour)}
            options={hours.map((each) => ({ value: String(each), label: deskStrings.at(each) }))}
            onChange={(text) => change({ hour: text })}
          />
          <TextField
            autoFocus={pressed !== undefined}
            required
            label={bookStrings.name}
            autoComplete="off"
            value={name}
            maxLength={120}
            onChange={(text) => type({ name: text })}
            {...faultOf('name')}
          />
          <TextField
            required
            label={bookStrings.phone}
            type="tel"
            autoComplete="off"
            value={phone}
            maxLength={30}
            onChange={(text) => type({ phone: text })}
            {...faultOf('phone')}
          />
          <RadioGroup
            legend={bookStrings.players}
            name="players"
            value={partySizes.find((size) => size === players)}
            options={partySizes.map((value) => ({ value }))}
            onChange={(size) => type({ players: size })}
          />
          <TextField
            label={bookStrings.email}
            type="email"
            autoComplete="off"
            hint={words.emailHint}
            value={email}
            maxLength={254}
            onChange={(text) => type({ email: text })}
            {...faultOf('email')}
          />
        </fieldset>
        <FormEnd>
          <CommandFault trouble={trouble} fault={fault?.field === null ? fault.text : null} />
          {free && (
            <Button
              onClick={() => {
                deskDraft.keep({ place: placeKey(free) });
                onFree(free);
              }}
            >
              {words.bookInstead(free.court)}
            </Button>
          )}
          {isKept && typed.day !== undefined && !trouble && (
            <Button variant="quiet" onClick={() => deskDraft.forget()}>
              {words.clear}
            </Button>
          )}
          <Button type="submit" variant="primary" aria-disabled={isSending}>
            {isSending ? words.sending : trouble ? deskStrings.retry : words.send}
          </Button>
        </FormEnd>
      </form>
    </DeskDialog>
  );
}
