import type { FormEvent } from 'react';
import { FieldError, SelectField, TextField } from 'shared-kernel/forms';
import { Button, Stack } from 'shared-kernel/ui';
import { minuteOfMove } from '../../../matchday/moveMatch';
import { endOfDay } from '../../../matchday/playoffsOfDay';
import { clockOf } from '../../../model/dayClock';
import type { DayPlan, Placement } from '../../../model/tournament';
import { courtName } from '../../../widgets/words';
import { movePlanned, refusalSentence } from './movePlanned';
import { type DayRefusal, strings } from './planStrings';
import { isClock } from './readDay';

/** The move of a match: from its shown place to the typed one. */
export type Move = {
  readonly seen: Placement;
  readonly court: string;
  readonly time: string;
  readonly problem?: string | undefined;
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
    // The move draws this form anew, and must not say again why the last one was refused.
    onChange({ problem: undefined });
    const refusal = await movePlanned(tournamentId, day.date, seen, (plan, current) => {
      const isSameTime = time === clockOf(plan.date, seen.at);
      const at = isSameTime ? seen.at : minuteOfMove(time, plan, endOfDay(current, plan));
      return { fixture: seen.fixture, court: Number(court), at };
    });
    if (refusal === null) return onDone();
    if (refusal !== undefined) onChange(changesAfter(refusal, day.date));
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
            label: courtName(index + 1),
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
function changesAfter(refusal: DayRefusal, date: string): Partial<Move> {
  const problem = refusalSentence(refusal, date);
  return refusal.kind === 'moved-meanwhile' ? { problem, seen: refusal.there } : { problem };
}
