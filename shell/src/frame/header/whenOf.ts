import { dayNames, formatHour, type NextGame } from 'shared-kernel';

/** Day and hour for a narrow place: « Sam. 28 nov., 18 h ». */
export function whenOf({ date, time }: NextGame): string {
  const names = dayNames(date);
  const day = names ? `${names.shortWeekday}\u00a0${names.number}\u00a0${names.shortMonth}` : date;
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${formatHour(time)}`;
}
