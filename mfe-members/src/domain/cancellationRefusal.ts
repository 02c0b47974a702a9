import type { Reservation } from 'shared-kernel';
import { terms } from 'shared-kernel/plans';
import { instantAt } from 'shared-kernel/time';
import { hasBegun } from 'shared-kernel/upcoming';

const hourMs = 3_600_000;
const noticeMs = terms.cancellationHours * hourMs;

export type CancellationRefusal = { readonly kind: 'too-late' } | { readonly kind: 'already-begun' };

/**
 * Decides at the instant `now` whether a reservation may still be cancelled: two hours before its start and
 * earlier, yes; later, no. Returns the refusal, or null when it may.
 */
export function cancellationRefusal(
  reservation: Pick<Reservation, 'date' | 'time'>,
  now: Date,
): CancellationRefusal | null {
  if (hasBegun(reservation, now)) return { kind: 'already-begun' };
  const leftMs = instantAt(reservation.date, reservation.time).getTime() - now.getTime();
  return leftMs < noticeMs ? { kind: 'too-late' } : null;
}
