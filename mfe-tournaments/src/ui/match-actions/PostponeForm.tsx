import { type FormEvent, useState } from 'react';
import { theme } from 'shared-kernel';
import { centreDay, readTypedDay } from 'shared-kernel/time';
import { Button, Field, Stack, TextInput } from 'shared-kernel/ui';
import { tournaments } from '../../data/tournaments';
import { postpone } from '../../domain/postpone';
import type { Postponement } from '../../domain/tournament';
import { announce } from '../announce';
import { postponementSentence } from '../fixtureSentences';
import { formStyle } from './formStyle';
import type { ActionProps } from './MatchActions';
import { strings } from './strings';

/** Most matches begin in the evening; the field shows that it is a proposal. */
const usualTime = '19:00';

/** Puts a match off, with a new date or without, or takes that back. */
export function PostponeForm({ tournament, fixture, onDone }: ActionProps) {
  const { postponed, status } = fixture;
  const [day, setDay] = useState('');
  const [time, setTime] = useState(usualTime);
  const [error, setError] = useState<string | null>(null);
  const today = centreDay(new Date());

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
    const refusal =
      isGiven && read === null
        ? strings.dayInvalid
        : isGiven && read !== null && read < today
          ? strings.dayPast
          : null;
    setError(refusal);
    if (refusal !== null) return;
    const to = read === null ? null : { day: read, time: /^\d{2}:\d{2}$/.test(time) ? time : usualTime };
    void keep({ at: new Date().toISOString(), to }, strings.postponed);
  }

  if (status !== 'pending') {
    return (
      <form css={formStyle} aria-label={strings.postpone} onSubmit={(event) => event.preventDefault()}>
        <p>{strings.onlyPending}</p>
        <Button variant="quiet" onClick={onDone}>
          {strings.close}
        </Button>
      </form>
    );
  }
  return (
    <form css={formStyle} aria-label={strings.postpone} noValidate onSubmit={send}>
      {postponed !== undefined && (
        <Stack gap={3}>
          <p>{postponementSentence(postponed)}</p>
          <Button onClick={() => keep(null, strings.postponementTakenBack)}>
            {strings.takePostponementBack}
          </Button>
        </Stack>
      )}
      <p>{strings.postponeText}</p>
      <div css={pair}>
        <Field label={strings.newDay} {...(error !== null && { error })}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              placeholder="jj/mm"
              autoComplete="off"
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </Field>
        <Field label={strings.newTime}>
          {(control) => (
            <TextInput
              {...control}
              type="time"
              value={time}
              onChange={({ target }) => setTime(target.value)}
            />
          )}
        </Field>
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
