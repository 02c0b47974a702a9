import { centreSettings } from 'shared-kernel';
import { terms } from './terms';

const hourMinutes = 60;

/** How many minutes before its beginning a reservation can still be changed: the centre's terms, or what its manager has set. */
export function noticeMinutes(): number {
  return centreSettings()?.notice ?? terms.cancellationHours * hourMinutes;
}

/** The same in words: « 2 h », « 1 h 30 », « 45 min ». */
export function noticeInWords(): string {
  const minutes = noticeMinutes();
  const [hours, rest] = [Math.floor(minutes / hourMinutes), minutes % hourMinutes];
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
}
