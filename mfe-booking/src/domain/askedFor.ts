import type { Hour } from 'shared-kernel/courts';

/** A court that one form has asked for, without an answer: its reservation's id, and each hour that was asked for with it. */
export type AskedFor = { readonly id: string; readonly hours: readonly Hour[] };

type Held = Hour & { readonly id: string };

/**
 * Whether a reservation is the court that the form has asked for; one that has got to an hour at which the form has never
 * asked for it was moved by the visitor elsewhere, who knows of it.
 */
export function isAskedFor(asked: AskedFor | null, { id, date, time }: Held): boolean {
  if (asked === null || asked.id !== id) return false;
  return asked.hours.some((hour) => hour.date === date && hour.time === time);
}

/** After one more try for `hour` that has left the question `id` open, or none. */
export function askedNext(
  asked: AskedFor | null,
  id: string | undefined,
  { date, time }: Hour,
): AskedFor | null {
  if (id === undefined) return null;
  return { id, hours: [...(asked?.id === id ? asked.hours : []), { date, time }] };
}
