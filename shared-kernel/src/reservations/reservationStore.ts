import { type EventBus, emit } from '../platform/events/events';
import type { Stored } from '../platform/storage/contract';
import { storedList } from '../platform/storage/stored';
import { type Reservation, reservationShape } from './reservation';

type Reservations = readonly Reservation[];

/**
 * The stored list, which notifies every open view of a change, so that no writer can forget to. Write to `list`
 * directly for silent changes, which concern another visitor.
 */
export function createReservationStore(
  list: Stored<Reservations>,
  emit: EventBus['emit'],
): Stored<Reservations> & { readonly list: Stored<Reservations> } {
  return {
    ...list,
    list,
    async update(change, options) {
      let before: Reservations = [];
      const written = await list.update((current) => {
        before = current;
        return change(current);
      }, options);
      if (written.ok) tell(before, written.value);
      return written;
    },
  };

  function tell(before: Reservations, after: Reservations) {
    for (const { id } of before) {
      if (!held(after, id)) emit('booking:cancelled', { reservationId: id });
    }
    for (const { id, date, time } of after) {
      const earlier = held(before, id);
      if (!earlier) emit('booking:reserved', { reservationId: id });
      else if (earlier.date !== date || earlier.time !== time) emit('booking:moved', { reservationId: id });
    }
  }
}

function held(reservations: Reservations, id: string) {
  return reservations.find((reservation) => reservation.id === id);
}

/** The visitor's reservations, in the browser's local storage. */
export const reservationStore = createReservationStore(
  storedList({ key: 'reservations', shape: reservationShape, empty: [], isDurable: true }),
  emit,
);
