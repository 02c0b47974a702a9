import { useState } from 'react';
import { type Reservation, useStored } from 'shared-kernel';
import { reservations } from 'shared-kernel/courts';

/** A reservation on this device: `cancelled` is one that was here a moment ago, as long as the page stands. */
export type HeldReservation =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'held' | 'cancelled'; readonly reservation: Reservation };

export function useHeldReservation(id: string): HeldReservation {
  const mine = useStored(reservations.mine);
  const held = mine.status === 'ready' ? mine.value.find((reservation) => reservation.id === id) : undefined;
  const [seen, setSeen] = useState<Reservation | undefined>();
  if (held !== undefined && held !== seen) setSeen(held);
  if (mine.status === 'loading') return { kind: 'loading' };
  if (held !== undefined) return { kind: 'held', reservation: held };
  return seen === undefined ? { kind: 'unknown' } : { kind: 'cancelled', reservation: seen };
}
