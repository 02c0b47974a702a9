import { useEffect, useRef } from 'react';
import { type Reservation, subscribe } from 'shared-kernel';
import type { AccountParts } from '../accountPanels';
import { tellKnown } from './tellNotCancelled';

/** Whoever has asked for a cancellation and heard nothing is told once it is known, also where he has not asked again. */
export const CancellingWord: AccountParts['CancellingWord'] = ({ held, tell }) => {
  const doubted = useRef(new Map<string, Reservation>());

  useEffect(() => {
    for (const reservation of held) {
      const { id, isDoubted } = reservation;
      if (isDoubted) doubted.current.set(id, reservation);
      else if (doubted.current.delete(id)) tellKnown(id, false);
    }
  }, [held]);

  useEffect(
    () =>
      subscribe('booking:cancelled', ({ reservationId }) => {
        const cancelled = doubted.current.get(reservationId);
        tellKnown(reservationId, true);
        if (cancelled) tell(cancelled);
      }),
    [tell],
  );
  return null;
};
