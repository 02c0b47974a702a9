import { useMemo } from 'react';
import { useCentreRules } from 'shared-kernel';
import type { Availability } from 'shared-kernel/courts';
import { centreDay, readTypedDay } from 'shared-kernel/time';
import { calendarDays } from '../../domain/calendarDays';
import { firstFreeDay } from '../../domain/firstFreeDay';

type Days = {
  /** All that can be booked, 'yyyy-MM-dd'. */
  readonly days: readonly string[];
  /** The day that the visitor typed or chose; null while it is unreadable. */
  readonly chosen: string | null;
  /** The day whose hours are shown: the first one with a free court until a day is typed; none while the text is invalid. */
  readonly shown: string | null;
};

/** The days for a visitor who has typed `date`; none before the page knows the present day. */
export function useDays(date: string, now: Date | null, availability: Availability | null): Days {
  const settings = useCentreRules();
  // The settings decide which days have hours.
  const days = useMemo(() => (now ? calendarDays(now) : []), [now, settings]);
  const first = useMemo(() => now && firstFreeDay(days, availability, now), [days, availability, now]);
  const chosen = readTypedDay(date, now && centreDay(now));
  return { days, chosen, shown: chosen ?? (date.trim() === '' && first ? first : null) };
}
