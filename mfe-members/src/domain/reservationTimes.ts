import type { Reservation } from 'shared-kernel';
import { instantAt } from 'shared-kernel/time';

const hourMs = 3_600_000;
/** Cancellation is free until two hours before (specification, section 9). */
const noticeMs = 2 * hourMs;

export type CancellationRefusal = { readonly kind: 'too-late' } | { readonly kind: 'already-begun' };

/**
 * Decides at the instant `now` whether a reservation may still be cancelled: two hours before its start and
 * earlier, yes; later, no. Returns the refusal, or null when it may.
 */
export function cancellationRefusal(
  reservation: Pick<Reservation, 'date' | 'time'>,
  now: Date,
): CancellationRefusal | null {
  const leftMs = startOf(reservation) - now.getTime();
  if (leftMs >= noticeMs) return null;
  return { kind: leftMs > 0 ? 'too-late' : 'already-begun' };
}

/** Selects the reservations that have not begun at the instant `now`, the next one first. */
export function upcomingReservations(
  reservations: readonly Reservation[],
  now: Date,
): readonly Reservation[] {
  return reservations
    .filter((reservation) => startOf(reservation) > now.getTime())
    .sort((a, b) => startOf(a) - startOf(b));
}

/** Milliseconds since 1970; NaN, which is neither before nor after anything, where no day and hour are stored. */
function startOf({ date, time }: Pick<Reservation, 'date' | 'time'>): number {
  const isReadable = !Number.isNaN(Date.parse(`${date}T${time}:00Z`));
  return isReadable ? instantAt(date, time).getTime() : Number.NaN;
}
