import type { BookingAnswer, Hour } from 'shared-kernel/courts';

/** A form's request without an answer. */
export type AskedFor = Hour & {
  /** The reservation's, should it be booked. */
  readonly id: string;
  /** The member who sent it. */
  readonly by: string | null;
  /** True if the visitor already holds the court and wants to move it to the chosen hour. */
  readonly isHeld: boolean;
};

/** After one more try for an hour, by the present member or guest. */
export function askedNext(answer: BookingAnswer, { date, time }: Hour, by: string | null): AskedFor | null {
  if (answer.kind === 'booked' || answer.question === undefined) return null;
  return { id: answer.question, date, time, by, isHeld: answer.isHeld ?? false };
}
