import type { ReservationRepository } from '../courts/contract';

type Open = () => Promise<ReservationRepository>;

let open: Open | undefined;
let opened: ReservationRepository | undefined;
let opening: Promise<ReservationRepository> | undefined;

/** The reservations of a centre with a back end, one of them for the whole page; nothing while its code is on the way. */
export function sharedReservations(): ReservationRepository | undefined {
  return opened;
}

/** Has them followed from now on. Rejects where the code cannot be had; who asks again tries again. */
export async function openSharedReservations(): Promise<ReservationRepository> {
  opening ??= open?.();
  try {
    if (opening === undefined) throw new Error('Nobody has said how shared reservations are opened.');
    opened = await opening;
    return opened;
  } catch (fault) {
    opening = undefined;
    throw fault;
  }
}

/** How they are opened is the shell's to say: the kernel's root cannot bring what stands on it. */
export function startSharedReservations(how: Open) {
  open = how;
  // Whoever books, or looks at the hours, asks for them again.
  openSharedReservations().catch(() => {});
}
