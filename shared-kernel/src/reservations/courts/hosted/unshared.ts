import type { Reservation, Stored } from 'shared-kernel';
import { unsharedReservations } from '../unsharedReservations';
import { isShared } from './hostedCentre';

/**
 * Reservations from before the back end are unknown to the centre. They are removed from the list, and the booking page
 * offers to book them.
 */
export async function quarantineUnshared(list: Stored<readonly Reservation[]>): Promise<void> {
  const unshared = (await list.read()).filter(({ id }) => !isShared(id));
  if (unshared.length === 0) return;
  const isKnown = (known: readonly Reservation[], { id }: Reservation) => known.some((one) => one.id === id);
  const kept = await unsharedReservations().update((known) => [
    ...known,
    ...unshared.filter((reservation) => !isKnown(known, reservation)),
  ]);
  if (kept.ok) await list.update((current) => current.filter(({ id }) => isShared(id)));
}
