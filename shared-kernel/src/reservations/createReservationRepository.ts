import type { EventBus } from '../events/createEventBus';
import type { Stored, WriteResult } from '../storage/contract';
import type { Reservation, ReservationDraft } from './reservation';

export interface ReservationRepository {
  readonly all: Stored<readonly Reservation[]>;
  list(): Promise<readonly Reservation[]>;
  /** Keeps a reservation made at `now` and tells every open view. */
  add(draft: ReservationDraft, now?: Date): Promise<WriteResult<Reservation>>;
  /** Forgets a reservation and tells every open view; one that is gone already is cancelled too. */
  cancel(id: string): Promise<WriteResult<void>>;
}

export function createReservationRepository(
  all: Stored<readonly Reservation[]>,
  emit: EventBus['emit'],
): ReservationRepository {
  return {
    all,
    list: all.read,

    async add(draft, now = new Date()) {
      let reservation: Reservation = { ...draft, id: now.toISOString() };
      const written = await all.update((current) => {
        reservation = { ...draft, id: freeId(now, current) };
        return [...current, reservation];
      });
      if (!written.ok) return written;
      emit('booking:reserved', { reservationId: reservation.id });
      return { ok: true, value: reservation };
    },

    async cancel(id) {
      let isFound = false;
      const written = await all.update((current) => {
        const others = current.filter((reservation) => reservation.id !== id);
        isFound = others.length < current.length;
        return isFound ? others : current;
      });
      if (!written.ok) return written;
      if (isFound) emit('booking:cancelled', { reservationId: id });
      return { ok: true, value: undefined };
    },
  };
}

/** The moment of creation, or the next free millisecond: two tabs may reserve in the same one. */
function freeId(now: Date, current: readonly Reservation[]): string {
  const taken = new Set(current.map((reservation) => reservation.id));
  let time = now.getTime();
  while (taken.has(new Date(time).toISOString())) time += 1;
  return new Date(time).toISOString();
}
