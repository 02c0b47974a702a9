import { formatHour, type NextGame } from 'shared-kernel';

let format: Intl.DateTimeFormat | undefined;

/** Day and hour for a narrow place: « Sam. 28 nov., 18 h ». */
export function whenOf({ date, time }: NextGame): string {
  format ??= new Intl.DateTimeFormat('fr-FR', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const day = format
    .format(new Date(`${date}T00:00:00Z`))
    // French says « 1er », which Intl does not.
    .replace(/\b1\b/, '1er')
    .replaceAll(' ', '\u00a0');
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${formatHour(time)}`;
}
