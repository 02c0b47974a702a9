import { type FormEvent, useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { TextField } from 'shared-kernel/forms';
import { centreDay, readTypedDay, writeTypedDay } from 'shared-kernel/time';
import { Button, Stack } from 'shared-kernel/ui';
import { postpone } from '../../matchday/postpone';
import type { Postponement } from '../../model/tournament';
import { presentTime } from '../../store/stamps';
import { tournaments } from '../../store/tournaments';
import { announce } from '../announce';
import { postponedRemark, postponementSentence } from '../fixtureSentences';
import { type ActionProps, formStyle } from './actionForm';
import { strings } from './strings';

/** Most matches begin in the evening; the field shows that it is a proposal. */
const usualTime = '19:00';

type Errors = { readonly day?: string; readonly time?: string };

/** Puts a match off, with a new date or without, or takes that back. */
export function PostponeForm({ tournament, fixture, onDone }: ActionProps) {
  const { postponed, status } = fixture;
  const remark = postponedRemark(fixture);
  const said = remark === null ? null : (postponed?.to ?? null);
  const [day, setDay] = useState(said === null ? '' : writeTypedDay(said.day));
  /** Null until the organiser changes it: a date proposes the usual hour, and no date none. */
  const [chosenTime, setTime] = useState(said?.time ?? null);
  const time = chosenTime ?? (day.trim() === '' ? '' : usualTime);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const today = centreDay(presentTime());

  async function keep(next: Postponement | null, title: string) {
    const saved = await tournaments.update(tournament.id, (current) => postpone(current, fixture.id, next));
    if (!saved.ok) return;
    onDone();
    announce({
      title,
      ...(next !== null && {
        description: postponementSentence(next),
        action: {
          label: strings.undo,
          onSelect: () =>
            void tournaments.update(tournament.id, (current) =>
              postpone(current, fixture.id, postponed ?? null),
            ),
        },
      }),
    });
  }

  function send(event: FormEvent) {
    event.preventDefault();
    const read = readTypedDay(day, today);
    const isGiven = day.trim() !== '';
    const refused: Errors =
      isGiven && read === null
        ? { day: strings.dayInvalid }
        : read !== null && read < today
          ? { day: strings.dayPast }
          : !isGiven && time !== ''
            ? { day: strings.dayMissing }
            : isGiven && !/^\d{2}:\d{2}$/.test(time)
              ? { time: strings.timeMissing }
              : {};
    setErrors(refused);
    const [wrong] = Object.keys(refused);
    if (wrong !== undefined) {
      form.current?.querySelector<HTMLElement>(`[data-of=${wrong}]`)?.focus();
      return;
    }
    const to = read === null ? null : { day: read, time };
    void keep({ at: presentTime().toISOString(), to }, strings.postponed);
  }

  if (status === 'finished') {
    return (
      <form css={formStyle} aria-label={strings.postpone} onSubmit={(event) => event.preventDefault()}>
        <p>{strings.notFinished}</p>
        <Button variant="quiet" onClick={onDone}>
          {strings.close}
        </Button>
      </form>
    );
  }
  return (
    <form ref={form} css={formStyle} aria-label={strings.postpone} noValidate onSubmit={send}>
      {remark !== null && (
        <Stack gap={3}>
          <p>{remark}</p>
          <Button onClick={() => keep(null, strings.postponementTakenBack)}>
            {strings.takePostponementBack}
          </Button>
        </Stack>
      )}
      <p>{status === 'pending' ? strings.postponeText : strings.interruptText}</p>
      <div css={pair}>
        <TextField
          label={strings.newDay}
          error={errors.day}
          data-of="day"
          inputMode="numeric"
          placeholder="jj/mm"
          autoComplete="off"
          value={day}
          onChange={setDay}
        />
        <TextField
          label={strings.newTime}
          error={errors.time}
          data-of="time"
          type="time"
          value={time}
          onChange={setTime}
        />
      </div>
      <Button type="submit" variant="primary">
        {strings.save}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {strings.close}
      </Button>
    </form>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: theme.space(3),
} as const;
