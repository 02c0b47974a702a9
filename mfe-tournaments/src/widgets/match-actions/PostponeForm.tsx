import { useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { TextField } from 'shared-kernel/forms';
import { centreDay, readTypedDay, writeTypedDay } from 'shared-kernel/time';
import { Button } from 'shared-kernel/ui';
import { postpone } from '../../matchday/postpone';
import type { Postponement } from '../../model/tournament';
import { presentTime } from '../../store/stamps';
import { tournaments } from '../../store/tournaments';
import { announce } from '../announce';
import { postponedRemark, postponementSentence } from '../fixtureSentences';
import { ActionForm, type ActionProps } from './ActionForm';
import { strings } from './strings';

/** Most matches begin in the evening; the field shows that it is a proposal. */
const usualTime = '19:00';

type Problem = { readonly field: 'day' | 'time'; readonly text: string };

function problemOf(day: string, read: string | null, time: string, today: string): Problem | undefined {
  const isGiven = day.trim() !== '';
  if (isGiven && read === null) return { field: 'day', text: strings.dayInvalid };
  if (read !== null && read < today) return { field: 'day', text: strings.dayPast };
  if (!isGiven && time !== '') return { field: 'day', text: strings.dayMissing };
  if (isGiven && !/^\d{2}:\d{2}$/.test(time)) return { field: 'time', text: strings.timeMissing };
}

/** Puts a match off, with a new date or without, or takes that back. */
export function PostponeForm({ tournament, fixture, onDone }: ActionProps) {
  const { postponed, status } = fixture;
  const remark = postponedRemark(fixture);
  const said = remark === null ? null : (postponed?.to ?? null);
  const [day, setDay] = useState(said === null ? '' : writeTypedDay(said.day));
  /** Null until the organiser changes it: a date proposes the usual hour, and no date none. */
  const [chosenTime, setTime] = useState(said?.time ?? null);
  const time = chosenTime ?? (day.trim() === '' ? '' : usualTime);
  const [problem, setProblem] = useState<Problem>();
  const form = useRef<HTMLFormElement>(null);

  async function keep(next: Postponement | null, title: string) {
    const put = (postponement: Postponement | null) =>
      tournaments.update(tournament.id, (current) => postpone(current, fixture.id, postponement));
    if (!(await put(next)).ok) return;
    onDone();
    const action = { label: strings.undo, onSelect: () => void put(postponed ?? null) };
    announce({ title, ...(next !== null && { description: postponementSentence(next), action }) });
  }

  function send() {
    const today = centreDay(presentTime());
    const read = readTypedDay(day, today);
    const wrong = problemOf(day, read, time, today);
    setProblem(wrong);
    if (wrong !== undefined) {
      form.current?.querySelector<HTMLElement>(`[data-of=${wrong.field}]`)?.focus();
      return;
    }
    const to = read === null ? null : { day: read, time };
    void keep({ at: presentTime().toISOString(), to }, strings.postponed);
  }

  const errorOf = (field: Problem['field']) => (problem?.field === field ? problem.text : undefined);
  if (status === 'finished') {
    return (
      <ActionForm label={strings.postpone} onDone={onDone}>
        <p>{strings.notFinished}</p>
      </ActionForm>
    );
  }
  return (
    <ActionForm ref={form} label={strings.postpone} onSubmit={send} onDone={onDone}>
      {remark !== null && (
        <>
          <p>{remark}</p>
          <Button onClick={() => keep(null, strings.postponementTakenBack)}>
            {strings.takePostponementBack}
          </Button>
        </>
      )}
      <p>{status === 'pending' ? strings.postponeText : strings.interruptText}</p>
      <div css={pair}>
        <TextField
          label={strings.newDay}
          error={errorOf('day')}
          data-of="day"
          inputMode="numeric"
          placeholder="jj/mm"
          autoComplete="off"
          value={day}
          onChange={setDay}
        />
        <TextField
          label={strings.newTime}
          error={errorOf('time')}
          data-of="time"
          type="time"
          value={time}
          onChange={setTime}
        />
      </div>
      <Button type="submit" variant="primary">
        {strings.save}
      </Button>
    </ActionForm>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: theme.space(3),
} as const;
