import type { Reservation, Stored } from 'shared-kernel';
import { unsharedReservations } from '../unsharedReservations';
import { isShared } from './hostedCentre';

/**
 * What this device kept while the site had no back end is no reservation: the centre knows nothing of it. It is taken
 * out of the list, and the booking page offers to book it.
 */
export async function setUnsharedAside(list: Stored<readonly Reservation[]>): Promise<void> {
  const unshared = (await list.read()).filter(({ id }) => !isShared(id));
  if (unshared.length === 0) return;
  const isKnown = (known: readonly Reservation[], { id }: Reservation) => known.some((one) => one.id === id);
  const kept = await unsharedReservations().update((known) => [
    ...known,
    ...unshared.filter((reservation) => !isKnown(known, reservation)),
  ]);
  if (kept.ok) await list.update((current) => current.filter(({ id }) => isShared(id)));
}
