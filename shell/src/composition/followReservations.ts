import { reservationStore, session, sharedBackEnd } from 'shared-kernel';

/**
 * Keeps the centre's data about this visitor current for the life of the page, also in the background. A guest without
 * a reservation neither downloads code nor sends requests for it: a page that shows courts loads the same code itself.
 */
export function followReservations() {
  const open = sharedBackEnd()?.openReservations;
  if (!open) return;
  const stops = [session.observe(look), reservationStore.observe(look)];
  look();

  function look() {
    if (session.current().status !== 'member' && !holdsReservations() && !holdsKeys()) return;
    for (const stop of stops) stop();
    // A failed load is repeated by the next page that shows reservations.
    open?.().catch(() => {});
  }
}

function holdsReservations(): boolean {
  const held = reservationStore.snapshot();
  return held.status === 'ready' && held.value.length > 0;
}

/** After a lost answer, or after a member has left while no page followed. */
function holdsKeys(): boolean {
  try {
    return /"(id|holder)":"/.test(localStorage.getItem('reservation-keys') ?? '');
  } catch {
    return false;
  }
}
