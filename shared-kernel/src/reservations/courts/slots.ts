import { centreRules } from 'shared-kernel';

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
  return centreRules.getState()?.slotsOf(day) ?? slots;
}

/** The hours at which games begin on any day, so that the hours of two days stand at the same places. */
export function allSlots(): readonly Slot[] {
  return centreRules.getState()?.allSlots ?? slots;
}

/** Whether `text` is an hour that can be booked on some day. */
export function isSlot(text: string): text is Slot {
  return allSlots().some((slot) => slot === text);
}
