import { reservationStore, session, sharedBackEnd } from 'shared-kernel';

/**
 * Has what the centre knows of this visitor followed for as long as the page lives, also in the background. A guest who
 * holds nothing downloads nothing for that and asks nothing: a page that shows courts brings the same code itself.
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
