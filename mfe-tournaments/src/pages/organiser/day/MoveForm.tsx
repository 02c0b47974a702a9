import type { FormEvent } from 'react';
import { FieldError, SelectField, TextField } from 'shared-kernel/forms';
import { Button, Stack } from 'shared-kernel/ui';
import { type MoveRefusal, minuteOfMove, moveMatch } from '../../../matchday/moveMatch';
import { endOfDay } from '../../../matchday/playoffsOfDay';
import { planOfNow } from '../../../matchday/runningDay';
import { clockOf, minuteOf } from '../../../model/dayClock';
import { withPlan } from '../../../model/plans';
import type { DayPlan, Placement } from '../../../model/tournament';
import { presentTime } from '../../../store/stamps';
import { tournaments } from '../../../store/tournaments';
import { announce } from '../../../widgets/announce';
import { isClock } from './readDay';
import { moveSentences, strings } from './strings';

/** The move of a match: from its shown place to the typed one. */
export type Move = {
  readonly seen: Placement;
  readonly court: string;
  readonly time: string;
  readonly problem?: string;
};

type Props = {
  readonly tournamentId: string;
  readonly day: DayPlan;
  readonly move: Move;
  readonly onChange: (part: Partial<Move>) => void;
  readonly onDone: () => void;
};

/**
 * Moves one match to another court and time, in the plan at the moment of submission, whatever another tab has changed
 * meanwhile.
 */
export function MoveForm({ tournamentId, day, move, onChange, onDone }: Props) {
  const { seen, court, time, problem } = move;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isClock(time)) return onChange({ problem: strings.moveTimeWrong });
    let refused: Partial<Move> | undefined;
    const saved = await tournaments.update(tournamentId, (current) => {
      refused = undefined;
      const present = planOfNow(current, presentTime());
      const plan = present?.date === day.date ? present : current.days?.[day.date];
      if (plan === undefined) return current;
      const isSameTime = time === clockOf(plan.date, seen.at);
      const at = isSameTime ? seen.at : minuteOfMove(time, plan, endOfDay(current, plan));
      if (!isSameTime && at < minuteOf(plan.date, presentTime())) {
        refused = { problem: strings.timePassed };
        return current;
      }
      const outcome = moveMatch(current, plan, { fixture: seen.fixture, court: Number(court), at }, seen);
      if (outcome.ok) return withPlan(current, outcome.day);
      refused = changesAfter(outcome.refusal, day.date);
      return current;
    });
    if (refused !== undefined) return onChange(refused);
    if (!saved.ok) return;
    announce({ title: saved.value.days?.[day.date] ? strings.moved : strings.notMoved });
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
      onSubmit={submit}
    >
      <Stack gap={3}>
        <SelectField
          label={strings.moveCourt}
          autoFocus
          value={court}
          options={Array.from({ length: day.courts }, (_, index) => ({
            value: String(index + 1),
            label: strings.court(index + 1),
          }))}
          onChange={(court) => onChange({ court })}
        />
        <TextField label={strings.time} type="time" value={time} onChange={(time) => onChange({ time })} />
        <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
        <Stack direction="row" gap={2}>
          <Button type="submit" variant="primary">
            {strings.moveConfirm}
          </Button>
          <Button variant="quiet" onClick={onDone}>
            {strings.cancel}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

/** The form's changes for a refusal: its sentence and, if known, the match's present place. */
function changesAfter<R extends MoveRefusal>(refusal: R, date: string): Partial<Move> {
  const sentence = moveSentences[refusal.kind] as (of: R, date: string) => string;
  const problem = sentence(refusal, date);
  return refusal.kind === 'moved-meanwhile' ? { problem, seen: refusal.there } : { problem };
}
