import type { DayPlan } from '../tournament';
import { minuteAt } from './dayClock';

/**
 * The minute of the day that a clock time (HH:mm) means in a plan: of its day, or of the night that follows, whichever is
 * nearer to the hours between its start and `end`.
 */
export function minuteOfMove(time: string, { date, start }: Pick<DayPlan, 'date' | 'start'>, end: number) {
  const distance = (minute: number) => Math.max(start - minute, minute - end, 0);
  const [minute, night] = [minuteAt(date, time), minuteAt(date, time, 1)];
  return distance(night) < distance(minute) ? night : minute;
}
