import { centreSettings, type GameHours } from 'shared-kernel';

/** The hours at which a court can be taken, one hour each, unless the manager of a hosted centre has set others (specification, section 9). */
export const slots = [
  '10:00',
  '11:00',
  '12:00',
  '13:00',
  '14:00',
  '15:00',
  '16:00',
  '17:00',
  '18:00',
  '19:00',
  '20:00',
  '21:00',
  '22:00',
  '23:00',
] as const;

export type Slot = `${number}:00`;

/** The hours of the day ('yyyy-MM-dd') at which games begin: the fourteen, or those that the manager has set. */
export function slotsOf(day: string): readonly Slot[] {
  const settings = centreSettings();
  if (!settings) return slots;
  const exception = settings.exceptions.find((other) => other.day === day);
  const hours = exception ? exception.hours : settings.hours[weekdayOf(day) - 1];
  return hours ? between(hours) : [];
}

/** The hours at which games begin on any day, so that the hours of two days stand at the same places. */
export function allSlots(): readonly Slot[] {
  const settings = centreSettings();
  if (!settings) return slots;
  const days = [...settings.hours, ...settings.exceptions.map(({ hours }) => hours)].flatMap((hours) =>
    hours ? [hours] : [],
  );
  if (days.length === 0) return [];
  return between([Math.min(...days.map(([first]) => first)), Math.max(...days.map(([, last]) => last))]);
}

/** Whether `text` is an hour that can be booked on some day. */
export function isSlot(text: string): text is Slot {
  return allSlots().some((slot) => slot === text);
}

/** The ISO weekday of a day ('yyyy-MM-dd'): Monday is 1. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

function between([first, last]: GameHours): readonly Slot[] {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour: Slot = `${first + index}:00`;
    return (hour.length < 5 ? `0${hour}` : hour) as Slot;
  });
}
