import { terms } from 'shared-kernel/plans';
import { addMonths, readTypedDay } from 'shared-kernel/time';

export type DayRefusal = 'day-missing' | 'day-unreadable' | 'day-past' | 'day-far';
export type SizeRefusal = 'size-missing' | 'size-not-whole' | 'size-small' | 'size-large';

/** One more than a court takes: fewer people book a court. The group price begins later, at `terms.groupSize`. */
export const smallestGroup = terms.courtPlayers + 1;
/** More than the centre holds, and far below a typing error. */
export const largestGroup = 999;
/** A quote holds for prices that are known. */
export const longestWaitYears = 2;

/** The last day that a group can wish for, 'yyyy-MM-dd'. */
export function lastGroupDay(today: string): string {
  return addMonths(today, 12 * longestWaitYears);
}

/** The reason why a group cannot request the typed day, or null; `today` is the centre's, 'yyyy-MM-dd'. */
export function refusalOfDay(typed: string, today: string): DayRefusal | null {
  if (typed.trim() === '') return 'day-missing';
  const day = readTypedDay(typed, today);
  if (day === null) return 'day-unreadable';
  if (day < today) return 'day-past';
  return day > lastGroupDay(today) ? 'day-far' : null;
}

/** Why the typed number of people is invalid, or null if it is valid. Only digits are accepted: 1e9 is invalid. */
export function refusalOfSize(typed: string): SizeRefusal | null {
  const written = typed.trim();
  if (written === '') return 'size-missing';
  if (!/^\d+$/.test(written)) return 'size-not-whole';
  const people = Number(written);
  if (people < smallestGroup) return 'size-small';
  return people > largestGroup ? 'size-large' : null;
}
