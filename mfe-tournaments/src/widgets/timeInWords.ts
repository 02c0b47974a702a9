import { dayNames, formatHour } from 'shared-kernel';
import { clockOf, dayOf, isRepeated } from '../model/dayClock';

/** « 18 h », or, past midnight, « 0 h 30 (lundi) ». */
export function timeInWords(date: string, minute: number): string {
  const night = nightOf(date, minute);
  const time = hourOf(date, minute);
  return night === null ? time : strings.nightOf(time, night);
}

/** « à 18 h », or, past midnight, with the day on which it falls: « lundi à 5 h 30 ». */
export function endInWords(date: string, minute: number): string {
  const night = nightOf(date, minute);
  const time = hourOf(date, minute);
  return night === null ? strings.endAt(time) : strings.endAfterMidnight(night, time);
}

/** « 18 h », whatever the day; in the hour that an autumn night repeats, « 2 h 30, heure d’hiver » for the second. */
export function hourOf(date: string, minute: number): string {
  const hour = formatHour(clockOf(date, minute));
  return isRepeated(date, minute) ? strings.winterTime(hour) : hour;
}

/** The day of the week on which a time past midnight falls; null for one of the day itself. */
export function nightOf(date: string, minute: number): string | null {
  const day = dayOf(date, minute);
  return day === date ? null : (dayNames(day)?.weekday ?? '');
}

const strings = {
  endAt: (time: string) => `à ${time}`,
  endAfterMidnight: (weekday: string, time: string) => `${weekday} à ${time}`,
  winterTime: (time: string) => `${time}, heure d’hiver`,
  nightOf: (time: string, weekday: string) => `${time} (${weekday})`,
} as const;
