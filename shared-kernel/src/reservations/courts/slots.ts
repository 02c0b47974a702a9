/** The hours at which a court can be taken, one hour each (specification, section 9). */
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

export type Slot = (typeof slots)[number];

/** Whether `text` is one of the fourteen hours that can be booked. */
export function isSlot(text: string): text is Slot {
  return slots.some((slot) => slot === text);
}
