import { useEffect, useRef } from 'react';
import { type Reservation, subscribe } from 'shared-kernel';
import { keepCancelled } from 'shared-kernel/courts';
import type { AccountParts } from '../accountPanels';
import { tellKnown } from './tellNotCancelled';

/** Who asks again is in no doubt for as long as an answer may merely be on its way: only what stays is known. */
const settledMs = 5_000;

/** Whoever has asked for a cancellation and heard nothing is told once it is known, also where he has not asked again. */
export const CancellingWord: AccountParts['CancellingWord'] = ({ held, tell }) => {
  const doubted = useRef(new Map<string, Reservation>());
  const settling = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const kept = new Map(held.map((reservation) => [reservation.id, reservation]));
    for (const reservation of held)
      if (reservation.isDoubted) doubted.current.set(reservation.id, reservation);
    for (const id of doubted.current.keys()) {
      const isKept = kept.has(id) && !kept.get(id)?.isDoubted;
      if (isKept && !settling.current.has(id)) settling.current.set(id, setTimeout(tellKept, settledMs, id));
      else if (!isKept) leave(id);
    }

    function tellKept(id: string) {
      leave(id);
      doubted.current.delete(id);
      tellKnown(id, false);
    }

    function leave(id: string) {
      clearTimeout(settling.current.get(id));
      settling.current.delete(id);
    }
  }, [held]);

  useEffect(() => () => settling.current.forEach(clearTimeout), []);

  useEffect(
    () =>
      subscribe('booking:cancelled', ({ reservationId }) => {
        const cancelled = doubted.current.get(reservationId);
        doubted.current.delete(reservationId);
        tellKnown(reservationId, true);
        if (!cancelled) return;
        // Its ticket says so too, if he opens it.
        keepCancelled(cancelled);
        tell(cancelled);
      }),
    [tell],
  );
  return null;
};
