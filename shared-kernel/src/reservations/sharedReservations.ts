import type { ReservationRepository } from '../courts/contract';

type Open = () => Promise<ReservationRepository>;

let open: Open | undefined;

/** The reservations of a centre with a back end; rejects where their code cannot be had. */
export async function openSharedReservations(): Promise<ReservationRepository | undefined> {
  return open?.();
}

/** Has them followed from now on. How they are opened is the shell's to say: the root cannot bring what stands on it. */
export function startSharedReservations(how: Open) {
  open = how;
  // Whoever books, or looks at the hours, asks for them again.
  how().catch(() => {});
}
