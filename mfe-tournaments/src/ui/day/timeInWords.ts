import { dayNames, formatHour } from 'shared-kernel';
import { addDays } from 'shared-kernel/time';
import { clockOf } from '../../domain/day/dayClock';
import { strings } from './strings';

const minutesOfADay = 24 * 60;

/** « 18 h », or, past midnight, « 0 h 30 (lundi) ». */
export function timeInWords(date: string, minute: number): string {
  const days = Math.floor(minute / minutesOfADay);
  const time = formatHour(clockOf(minute));
  return days === 0 ? time : strings.nightOf(time, weekdayOf(date, days));
}

/** « à 18 h », or, past midnight, with the day on which it falls: « lundi à 5 h 30 ». */
export function endInWords(date: string, minute: number): string {
  const days = Math.floor(minute / minutesOfADay);
  const time = formatHour(clockOf(minute));
  if (days === 0) return strings.endAt(time);
  return strings.endAfterMidnight(weekdayOf(date, days), time);
}

/** The day of the week on which a time past midnight falls; null for one of the day itself. */
export function nightOf(date: string, minute: number): string | null {
  const days = Math.floor(minute / minutesOfADay);
  return days === 0 ? null : weekdayOf(date, days);
}

function weekdayOf(date: string, days: number): string {
  return dayNames(addDays(date, days))?.weekday ?? '';
}
