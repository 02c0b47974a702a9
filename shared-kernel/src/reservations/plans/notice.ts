import { centreRules } from 'shared-kernel';
import { terms } from './terms';

/** How many minutes before its beginning a reservation can still be changed: the centre's terms, or what its manager has set. */
export function noticeMinutes(): number {
  return centreRules.getState()?.notice ?? terms.cancellationHours * 60;
}

/** The same in words: « 2 h ». */
export function noticeInWords(): string {
  return centreRules.getState()?.noticeInWords ?? `${terms.cancellationHours}\u00a0h`;
}
