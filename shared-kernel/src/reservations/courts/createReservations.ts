import type { Loadable, Reservation, Stored } from 'shared-kernel';
import type { UpdateOptions } from '../../platform/storage/contract';
import { availabilityOf, freeCourts } from './availability';
import { changeRefusal } from './changeRefusal';
import type {
  Availability,
  BookingAnswer,
  CancelAnswer,
  ChangeRefusal,
  Full,
  Gone,
  Hour,
  MoveAnswer,
  ReservationRepository,
  Unreachable,
  Watched,
} from './contract';
import { nearestHours } from './nearestHours';

type Reservations = readonly Reservation[];

/** Without an `after`, nothing is written. */
type Decision<Answer> = { readonly answer: Answer; readonly after?: Reservations };

const always = constant(true);

/** The adapter for one device's list: its stored reservations are the only taken courts. */
export function createReservations(store: Stored<Reservations>): ReservationRepository {
  return {
    mine: store,
    pendingBookings: constant([]),
    availability: watchAvailability(store),
    isUpToDate: always,
    isMineUpToDate: always,
    clockAhead: constant(0),

    // The form says itself why nothing was kept.
    book: (draft, now = new Date()) =>
      decide<BookingAnswer>(
        (current) => {
          const full = fullAt(current, draft, now);
          if (full) return { answer: full };
          const reservation = { ...draft, id: freeId(now, current) };
          return { answer: { kind: 'booked', reservation }, after: [...current, reservation] };
        },
        { isTold: true },
      ),

    move: (id, { date, time }, now = new Date()) =>
      change<MoveAnswer>(id, now, (reservation, current) => {
        const full = fullAt(
          current.filter((held) => held !== reservation),
          { date, time },
          now,
        );
        if (full) return { answer: full };
        const moved = { ...reservation, date, time };
        return {
          answer: { kind: 'moved', reservation: moved },
          after: current.map((held) => (held === reservation ? moved : held)),
        };
      }),

    cancel: (id, now = new Date()) =>
      change<CancelAnswer>(id, now, (reservation, current) => ({
        answer: { kind: 'cancelled', reservation },
        after: current.filter((held) => held !== reservation),
      })),
  };

  /** Decides about a reservation that is still held and may still change. */
  function change<Answer>(
    id: string,
    now: Date,
    decision: (reservation: Reservation, current: Reservations) => Decision<Answer>,
  ): Promise<Answer | Gone | ChangeRefusal | Unreachable> {
    return decide<Answer | Gone | ChangeRefusal>((current) => {
      const reservation = current.find((held) => held.id === id);
      if (!reservation) return { answer: { kind: 'gone' } };
      const refusal = changeRefusal(reservation, now);
      return refusal ? { answer: refusal } : decision(reservation, current);
    });
  }

  /** Decides on the stored data within its turn. */
  async function decide<Answer>(
    decision: (current: Reservations) => Decision<Answer>,
    options?: UpdateOptions,
  ): Promise<Answer | Unreachable> {
    let answer: Answer | undefined;
    const written = await store.update((current) => {
      const decided = decision(current);
      answer = decided.answer;
      return decided.after ?? current;
    }, options);
    return written.ok ? (answer as Answer) : { kind: 'unreachable', refusal: written.refusal };
  }
}

function fullAt(current: Reservations, wanted: Hour, now: Date): Full | undefined {
  const availability = availabilityOf(current);
  if (freeCourts(availability, wanted) > 0) return undefined;
  return { kind: 'full', nearest: nearestHours(availability, wanted, now) };
}

function watchAvailability(store: Stored<Reservations>): Watched<Availability> {
  let counted: Loadable<Reservations> | undefined;
  let availability: Loadable<Availability> = { status: 'loading' };
  return {
    observe: store.observe,
    snapshot() {
      const held = store.snapshot();
      if (held !== counted) {
        counted = held;
        availability =
          held.status === 'loading' ? held : { status: 'ready', value: availabilityOf(held.value) };
      }
      return availability;
    },
  };
}

function constant<T>(value: T): Watched<T> {
  const known: Loadable<T> = { status: 'ready', value };
  return { observe: () => () => {}, snapshot: () => known };
}

/** The moment of creation, or the next free millisecond: two tabs may reserve in the same one. */
function freeId(now: Date, current: Reservations): string {
  const taken = new Set(current.map((reservation) => reservation.id));
  let time = now.getTime();
  while (taken.has(new Date(time).toISOString())) time += 1;
  return new Date(time).toISOString();
}
