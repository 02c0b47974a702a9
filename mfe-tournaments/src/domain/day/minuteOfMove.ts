import type { DayPlan } from '../tournament';

const minutesOfADay = 24 * 60;

/**
 * The minute of the day that a clock time means in a plan: of its day, or of the night that follows, whichever is nearer
 * to the hours between its start and `end` (minutes of the day).
 */
export function minuteOfMove(clock: number, { start }: Pick<DayPlan, 'start'>, end: number): number {
  const distance = (minute: number) => Math.max(start - minute, minute - end, 0);
  const night = clock + minutesOfADay;
  return distance(night) < distance(clock) ? night : clock;
}
