import { useRef, useState } from 'react';
import { formatLongDay, theme } from 'shared-kernel';
import { TextField } from 'shared-kernel/forms';
import { centreDay, readTypedDay, writeTypedDay } from 'shared-kernel/time';
import { Button } from 'shared-kernel/ui';
import { formerPlace, originalDay, postpone } from '../../matchday/postpone';
import type { Postponement } from '../../model/tournament';
import { presentTime } from '../../store/stamps';
import { tournaments } from '../../store/tournaments';
import { announce } from '../announce';
import { useConfirmation } from '../Confirmation';
import { postponedRemark, postponementSentence } from '../fixtureSentences';
import { tournamentPaths } from '../tournamentPaths';
import { ActionForm, type ActionProps } from './ActionForm';
import { formerPlaceSentence, strings } from './strings';

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
  const { ask, confirmation } = useConfirmation();
  const former = formerPlace(tournament, fixture);

  /** Returns the sentence about a place that was taken since, empty if none was lost; undefined if nothing was saved. */
  async function put(next: Postponement | null): Promise<string | undefined> {
    let lost = '';
    const saved = await tournaments.update(tournament.id, (current) => {
      const present = current.fixtures.find(({ id }) => id === fixture.id);
      const former = next === null && present ? formerPlace(current, present) : null;
      lost = former?.refusal ? formerPlaceSentence(former) : '';
      return postpone(current, fixture.id, next);
    });
    return saved.ok ? lost : undefined;
  }

  function announceReturn(lost: string) {
    announce({
      title: strings.postponementTakenBack,
      ...(lost !== '' && {
        description: lost,
        durationMs: 15_000,
        action: { label: strings.openDay, to: tournamentPaths.day(tournament.id) },
      }),
    });
  }

  async function takeBack() {
    const lost = await put(null);
    if (lost === undefined) return;
    onDone();
    announceReturn(lost);
  }

  async function undo() {
    const lost = await put(postponed ?? null);
    if (lost) announceReturn(lost);
  }

  async function send() {
    const today = centreDay(presentTime());
    const read = readTypedDay(day, today);
    const wrong = problemOf(day, read, time, today);
    setProblem(wrong);
    if (wrong !== undefined) {
      form.current?.querySelector<HTMLElement>(`[data-of=${wrong.field}]`)?.focus();
      return;
    }
    const original = originalDay(tournament, fixture);
    if (read !== null && read < original) {
      const text = [strings.earlierText(formatLongDay(original), formatLongDay(read))];
      if (!(await ask({ title: strings.earlierTitle, text }))) return;
    }
    const next = { at: presentTime().toISOString(), to: read === null ? null : { day: read, time } };
    if ((await put(next)) === undefined) return;
    onDone();
    announce({
      title: strings.postponed,
      description: postponementSentence(next),
      action: { label: strings.undo, onSelect: () => void undo() },
    });
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
    <ActionForm ref={form} label={strings.postpone} onSubmit={() => void send()} onDone={onDone}>
      {remark !== null && (
        <>
          <p>{remark}</p>
          {former && <p>{formerPlaceSentence(former)}</p>}
          <Button onClick={takeBack}>{strings.takePostponementBack}</Button>
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
      {confirmation}
    </ActionForm>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: theme.space(3),
} as const;
