import { dayNames, formatDay, formatHour } from 'shared-kernel';
import { centreDay, centreTime } from 'shared-kernel/time';
import { clockOf, dayOf, isRepeated } from '../model/dayClock';

/** « 18 h », or, past midnight, « 0 h 30 (lundi) ». */
export function timeInWords(date: string, minute: number): string {
  const night = nightOf(date, minute);
  const time = hourOf(date, minute);
  return night === null ? time : `${time} (${night})`;
}

/** « à 18 h », or, past midnight, with the day on which it falls: « lundi à 5 h 30 ». */
export function endInWords(date: string, minute: number): string {
  const night = nightOf(date, minute);
  const time = hourOf(date, minute);
  return night === null ? `à ${time}` : `${night} à ${time}`;
}

/** « 18 h », whatever the day; in the hour that an autumn night repeats, « 2 h 30, heure d’hiver » for the second. */
export function hourOf(date: string, minute: number): string {
  const hour = formatHour(clockOf(date, minute));
  return isRepeated(date, minute) ? `${hour}, heure d’hiver` : hour;
}

/** The day of the week on which a time past midnight falls; null for one of the day itself. */
export function nightOf(date: string, minute: number): string | null {
  const day = dayOf(date, minute);
  return day === date ? null : (dayNames(day)?.weekday ?? '');
}

/** « Instantané du 26/11 à 18:00 », by the centre's clock; with the year if it is not that of `now`. */
export function snapshotName(madeAt: string, now: Date): string {
  const moment = new Date(madeAt);
  const day = centreDay(moment);
  const isThisYear = day.slice(0, 4) === centreDay(now).slice(0, 4);
  const written = isThisYear ? formatDay(day).slice(0, 5) : formatDay(day);
  return `Instantané du ${written} à ${centreTime(moment)}`;
}
