import { openSlots } from 'shared-kernel/courts';
import { addDays, centreDay } from 'shared-kernel/time';

export type ShortcutName = 'tonight' | 'tomorrow' | 'saturday' | 'sunday';

/** `day` is 'yyyy-MM-dd' at the centre, null where it has no hour left. */
export type DayShortcut = { readonly name: ShortcutName; readonly day: string | null };

const sunday = 0;
const saturday = 6;

/** The days most asked for, at the instant `now`. A Saturday evening is still « samedi » while it has an hour left. */
export function dayShortcuts(now: Date): readonly DayShortcut[] {
  const today = centreDay(now);
  const isOpen = (day: string) => openSlots(day, now).length > 0;
  const week = Array.from({ length: 8 }, (_, ahead) => addDays(today, ahead));
  const next = (weekday: number) => week.find((day) => weekdayOf(day) === weekday && isOpen(day)) ?? null;
  return [
    { name: 'tonight', day: isOpen(today) ? today : null },
    { name: 'tomorrow', day: addDays(today, 1) },
    { name: 'saturday', day: next(saturday) },
    { name: 'sunday', day: next(sunday) },
  ];
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
