import { reservationStore, session, sharedBackEnd } from 'shared-kernel';

/**
 * Keeps the centre's data about this visitor current for the life of the page, and sends the commands that an earlier
 * page left. A guest without a reservation neither downloads code nor sends requests for it: a page that shows courts
 * loads the same code itself.
 */
export function followReservations() {
  const open = sharedBackEnd()?.openReservations;
  if (!open) return;
  const stops = [session.observe(look), reservationStore.observe(look)];
  look();

  function look() {
    if (session.current().status !== 'member' && !holdsReservations() && !holdsHostedData()) return;
    for (const stop of stops) stop();
    // A failed load is repeated by the next page that shows reservations.
    open?.().catch(() => {});
  }
}

function holdsReservations(): boolean {
  const held = reservationStore.snapshot();
  return held.status === 'ready' && held.value.length > 0;
}

/** Commands that no page has sent, also of sections; keys; data of a member who has left while no page followed. */
function holdsHostedData(): boolean {
  try {
    const texts = `${localStorage.getItem('outbox')}${localStorage.getItem('reservation-keys')}`;
    return /"(id|holder)":"/.test(texts);
  } catch {
    return false;
  }
}
