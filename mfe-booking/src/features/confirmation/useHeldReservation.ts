import { useEffect, useState } from 'react';
import { type Loadable, subscribe, useStored } from 'shared-kernel';
import {
  type CancelledReservation,
  centreNow,
  findCancelled,
  keepCancelled,
  type OwnReservation,
  reservations,
} from 'shared-kernel/courts';

/**
 * A reservation on this device. `cancelled`: cancelled during this visit. `gone`: present a moment ago, and lost by the
 * browser or removed by a logout. `unheard`: the centre, which does not answer, may know it.
 */
export type HeldReservation =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unheard' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'held'; readonly reservation: OwnReservation }
  | { readonly kind: 'cancelled'; readonly reservation: CancelledReservation };

/** The event of a cancellation in another tab may arrive a moment after the reservation has disappeared. */
const hearingMs = 300;

/** `upToDate`: whether the centre has sent this visitor's reservations. */
export function useHeldReservation(id: string, upToDate: Loadable<boolean>): HeldReservation {
  const mine = useStored(reservations.mine);
  const held = mine.status === 'ready' ? mine.value.find((reservation) => reservation.id === id) : undefined;
  const [seen, setSeen] = useState<OwnReservation | undefined>();
  if (held !== undefined && held !== seen) setSeen(held);
  const isCancelled = useCancellation(id, seen);
  const isVanished = mine.status === 'ready' && held === undefined && seen !== undefined && !isCancelled;
  const isGone = useIsLasting(isVanished, hearingMs);

  if (mine.status === 'loading') return { kind: 'loading' };
  if (held !== undefined) return { kind: 'held', reservation: held };
  const cancelled = findCancelled(id, centreNow()) ?? (isCancelled ? seen : undefined);
  if (cancelled !== undefined) return { kind: 'cancelled', reservation: cancelled };
  if (seen === undefined) {
    if (upToDate.status === 'loading') return { kind: 'loading' };
    return { kind: upToDate.value ? 'unknown' : 'unheard' };
  }
  return isGone ? { kind: 'gone' } : { kind: 'held', reservation: seen };
}

/** Whether an event has cancelled the reservation, in any tab; the rest of the visit remembers it. */
function useCancellation(id: string, seen: OwnReservation | undefined): boolean {
  const [isHeard, setIsHeard] = useState(false);
  useEffect(
    () =>
      subscribe('booking:cancelled', ({ reservationId }) => {
        if (reservationId === id) setIsHeard(true);
      }),
    [id],
  );
  useEffect(() => {
    if (isHeard && seen !== undefined) keepCancelled(seen, centreNow());
  }, [isHeard, seen]);
  return isHeard;
}

/** Whether something has been so for that long. */
function useIsLasting(isSo: boolean, milliseconds: number): boolean {
  const [isLasting, setIsLasting] = useState(false);
  useEffect(() => {
    if (!isSo) return setIsLasting(false);
    const timer = setTimeout(() => setIsLasting(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isSo, milliseconds]);
  return isLasting;
}
