import { useState } from 'react';
import { theme } from 'shared-kernel';
import { Field, FieldError, Select, TextInput } from 'shared-kernel/forms';
import { Button, Stack } from 'shared-kernel/ui';
import { presentTime } from '../../data/presentTime';
import { tournaments } from '../../data/tournaments';
import { clockOf, minuteOf, readClock } from '../../domain/day/dayClock';
import { minuteOfMove } from '../../domain/day/minuteOfMove';
import { type MoveRefusal, moveMatch } from '../../domain/day/moveMatch';
import { endOfDay } from '../../domain/day/playoffsOfDay';
import { planOfNow } from '../../domain/day/runningDay';
import type { DayPlan, Placement } from '../../domain/tournament';
import { announce } from '../../ui/announce';
import { isClock } from './readDay';
import { moveSentences, strings } from './strings';

type Props = {
  readonly tournamentId: string;
  readonly day: DayPlan;
  readonly placement: Placement;
  readonly onDone: () => void;
};

type Refusal = MoveRefusal | { readonly kind: 'time-passed' };

/** Another court and time for one match, as the plan is when it is asked for, whatever another tab did meanwhile. */
export function MoveForm({ tournamentId, day, placement, onDone }: Props) {
  const [court, setCourt] = useState(String(placement.court));
  const [time, setTime] = useState(clockOf(placement.at));
  const [problem, setProblem] = useState<string | null>(null);

  async function move() {
    if (!isClock(time)) return setProblem(strings.moveTimeWrong);
    let refusal: Refusal | null = null;
    const saved = await tournaments.update(tournamentId, (current) => {
      const plan = planOfNow(current, presentTime()) ?? current.day;
      if (plan === undefined) return current;
      const isSameTime = readClock(time) === readClock(clockOf(placement.at));
      const at = isSameTime ? placement.at : minuteOfMove(readClock(time), plan, endOfDay(current, plan));
      if (!isSameTime && at < minuteOf(plan.date, presentTime())) {
        refusal = { kind: 'time-passed' };
        return current;
      }
      const outcome = moveMatch(current, plan, {
        fixture: placement.fixture,
        court: Number(court),
        at,
      });
      refusal = outcome.ok ? null : outcome.refusal;
      return outcome.ok ? { ...current, day: outcome.day } : current;
    });
    if (refusal !== null) return setProblem(sentenceOf(refusal));
    if (!saved.ok) return;
    announce({ title: strings.moved });
    onDone();
  }

  return (
    <form
      noValidate
      aria-label={strings.moveTo}
      css={{ width: '100%', maxWidth: '20rem' }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onDone();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        move();
      }}
    >
      <Stack gap={3}>
        <Field label={strings.moveCourt}>
          {(control) => (
            <Select {...control} autoFocus value={court} onChange={({ target }) => setCourt(target.value)}>
              {Array.from({ length: day.courts }, (_, index) => index + 1).map((each) => (
                <option key={each} value={each}>
                  {strings.court(each)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={strings.moveTime}>
          {(control) => (
            <TextInput
              {...control}
              type="time"
              value={time}
              onChange={({ target }) => setTime(target.value)}
            />
          )}
        </Field>
        <div role="alert">{problem !== null && <FieldError>{problem}</FieldError>}</div>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space(2) }}>
          <Button type="submit" variant="primary">
            {strings.moveConfirm}
          </Button>
          <Button variant="quiet" onClick={onDone}>
            {strings.cancel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function sentenceOf<R extends Refusal>(refusal: R): string {
  const sentence = moveSentences[refusal.kind] as (of: R) => string;
  return sentence(refusal);
}
