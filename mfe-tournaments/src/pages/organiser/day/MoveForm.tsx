import { theme } from 'shared-kernel';
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
import { isClock, own } from './readDay';
import { moveSentences, strings } from './strings';

/** The move of a match: from its shown place to the typed one. */
export type Move = {
  readonly seen: Placement;
  readonly court: string;
  readonly time: string;
  readonly problem: string | null;
};

type Props = {
  readonly tournamentId: string;
  readonly day: DayPlan;
  readonly move: Move;
  readonly onChange: (part: Partial<Move>) => void;
  readonly onDone: () => void;
};

export function moveFrom(seen: Placement, date: string): Move {
  return { seen, court: String(seen.court), time: clockOf(date, seen.at), problem: null };
}

type Refusal = MoveRefusal | { readonly kind: 'time-passed' };

/**
 * Moves one match to another court and time, in the plan at the moment of submission, whatever another tab has changed
 * meanwhile.
 */
export function MoveForm({ tournamentId, day, move, onChange, onDone }: Props) {
  const { seen, court, time, problem } = move;

  async function submit() {
    if (!isClock(time)) return onChange({ problem: strings.moveTimeWrong });
    let refusal: Refusal | null = null;
    const saved = await tournaments.update(tournamentId, (current) => {
      refusal = null;
      const present = planOfNow(current, presentTime());
      const plan = present?.date === day.date ? present : current.days?.[day.date];
      if (plan === undefined) return current;
      const isSameTime = time === clockOf(plan.date, seen.at);
      const at = isSameTime ? seen.at : minuteOfMove(time, plan, endOfDay(current, plan));
      if (!isSameTime && at < minuteOf(plan.date, presentTime())) {
        refusal = { kind: 'time-passed' };
        return current;
      }
      const outcome = moveMatch(current, plan, { fixture: seen.fixture, court: Number(court), at }, seen);
      if (!outcome.ok) refusal = outcome.refusal;
      return outcome.ok ? withPlan(current, own(outcome.day)) : current;
    });
    if (refusal !== null) return onChange(told(refusal, day.date));
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
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
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
        <TextField
          label={strings.moveTime}
          type="time"
          value={time}
          onChange={(time) => onChange({ time })}
        />
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

/** The form's changes for a refusal: its sentence and, if known, the match's present place. */
function told(refusal: Refusal, date: string): Partial<Move> {
  const problem = sentenceOf(refusal, date);
  return refusal.kind === 'moved-meanwhile' ? { problem, seen: refusal.there } : { problem };
}

function sentenceOf<R extends Refusal>(refusal: R, date: string): string {
  const sentence = moveSentences[refusal.kind] as (of: R, date: string) => string;
  return sentence(refusal, date);
}
