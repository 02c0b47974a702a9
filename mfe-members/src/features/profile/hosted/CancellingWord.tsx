import { useEffect, useRef } from 'react';
import { type Reservation, subscribe } from 'shared-kernel';
import { keepCancelled, type OwnReservation } from 'shared-kernel/courts';

type Props = {
  readonly held: readonly OwnReservation[];
  readonly tell: (cancelled: Reservation) => void;
};

/** Shows a notice once a cancellation without an answer is confirmed, also where the member has not asked again. */
export function CancellingWord({ held, tell }: Props) {
  const pending = useRef(new Map<string, Reservation>());

  useEffect(() => {
    for (const reservation of held)
      if (reservation.isPending) pending.current.set(reservation.id, reservation);
      else pending.current.delete(reservation.id);
  }, [held]);

  useEffect(
    () =>
      subscribe('booking:cancelled', ({ reservationId }) => {
        const cancelled = pending.current.get(reservationId);
        pending.current.delete(reservationId);
        if (!cancelled) return;
        // Its ticket says so too, if they open it.
        keepCancelled(cancelled);
        tell(cancelled);
      }),
    [tell],
  );
  return null;
}
