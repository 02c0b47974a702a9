import type { BookingAnswer, Hour } from 'shared-kernel/courts';

/** What one form has asked for, without an answer. */
export type AskedFor = Hour & {
  /** The reservation's, should it be booked. */
  readonly id: string;
  /** The member who asked. */
  readonly by: string | null;
  /** It is booked at another hour, and to be moved to the one that is chosen. */
  readonly isHeld: boolean;
};

/** After one more try for an hour, by the present member or guest. */
export function askedNext(answer: BookingAnswer, { date, time }: Hour, by: string | null): AskedFor | null {
  if (answer.kind === 'booked' || answer.question === undefined) return null;
  return { id: answer.question, date, time, by, isHeld: answer.isHeld ?? false };
}
