import { terms } from 'shared-kernel/plans';
import { readTypedDay } from 'shared-kernel/time';

export type DayRefusal = 'day-missing' | 'day-unreadable' | 'day-past';
export type SizeRefusal = 'size-missing' | 'size-not-whole' | 'size-small';

/** Why a group cannot wish for the day that it typed, or null where it can; `today` is the centre's, 'yyyy-MM-dd'. */
export function refusalOfDay(typed: string, today: string): DayRefusal | null {
  if (typed.trim() === '') return 'day-missing';
  const day = readTypedDay(typed, today);
  if (day === null) return 'day-unreadable';
  return day < today ? 'day-past' : null;
}

/** Why the typed number of people is none of a group, or null where it is one. */
export function refusalOfSize(typed: string): SizeRefusal | null {
  if (typed.trim() === '') return 'size-missing';
  const people = Number(typed);
  if (!Number.isSafeInteger(people)) return 'size-not-whole';
  return people < terms.groupSize ? 'size-small' : null;
}
