import { moveMatch } from '../../../matchday/moveMatch';
import { planOfNow } from '../../../matchday/planOfNow';
import { minuteOf } from '../../../model/dayClock';
import { withPlan } from '../../../model/plans';
import type { DayPlan, Placement, Tournament } from '../../../model/tournament';
import { presentTime } from '../../../store/stamps';
import { tournaments } from '../../../store/tournaments';
import { announce } from '../../../widgets/announce';
import { type DayRefusal, moveSentences, strings } from './planStrings';

/** Moves a match within a plan, unless the place is not free or its time has passed. */
export function moveWithin(tournament: Tournament, day: DayPlan, place: Placement, seen: Placement) {
  const isPast = place.at !== seen.at && place.at < minuteOf(day.date, presentTime());
  if (isPast) return { ok: false, refusal: { kind: 'time-passed' } } as const;
  return moveMatch(tournament, day, place, seen);
}

/**
 * Moves one match in the plan as stored at this moment, whatever another tab has changed meanwhile, and announces it.
 * Returns the refusal, null once it is done, and undefined if nothing could be saved.
 */
export async function movePlanned(
  tournamentId: string,
  date: string,
  seen: Placement,
  placeIn: (plan: DayPlan, current: Tournament) => Placement,
): Promise<DayRefusal | null | undefined> {
  let refusal: DayRefusal | null = null;
  const saved = await tournaments.update(tournamentId, (current) => {
    refusal = null;
    const present = planOfNow(current, presentTime());
    const plan = present?.date === date ? present : current.days?.[date];
    if (plan === undefined) return current;
    const outcome = moveWithin(current, plan, placeIn(plan, current), seen);
    if (outcome.ok) return withPlan(current, outcome.day);
    refusal = outcome.refusal;
    return current;
  });
  if (refusal !== null) return refusal;
  if (!saved.ok) return undefined;
  announce({ title: saved.value.days?.[date] ? strings.moved : strings.notMoved });
  return null;
}

export function refusalSentence<R extends DayRefusal>(refusal: R, date: string): string {
  const sentence = moveSentences[refusal.kind] as (of: R, date: string) => string;
  return sentence(refusal, date);
}
