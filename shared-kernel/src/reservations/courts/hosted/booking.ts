import type { Loadable, Reservation, ReservationDraft } from 'shared-kernel';
import type { Command } from '../../../platform/outbox/contract';
import { timeOf } from '../availability';
import type { Hour, OwnReservation, Watched } from '../contract';
import { centreId, type HostedSurroundings } from './hostedCentre';

/** The database function that books. */
export const bookingName = 'book';

/** Its arguments; `id` and `secret` are those of the reservation. */
export type Booking = Wanted & { readonly id: string; readonly secret: string };
type Wanted = ReturnType<typeof asSent>;

export function asSent({ date, time, players, name, email, plan, service, phone }: ReservationDraft) {
  return {
    centre: centreId,
    day: date,
    hour: hourOf({ time }),
    players: Number(players),
    name,
    email,
    plan,
    service,
    // Without one, a database of before knows the request too.
    ...(phone?.trim() && { phone: phone.trim() }),
  };
}

export function hourOf({ time }: Pick<Hour, 'time'>): number {
  return Number(time.slice(0, 2));
}

/** Whether both ask for the same court for the same person, whatever the identifiers. */
export function isSameBooking(one: Wanted, other: Wanted): boolean {
  return JSON.stringify(wantedOf(one)) === JSON.stringify(wantedOf(other));
}

function wantedOf({ centre, day, hour, players, name, email, plan, service, phone }: Wanted) {
  return { centre, day, hour, players, name, email, plan, service, phone };
}

/** The reservation that a booking asks for. */
export function reservationOf({ id, day, hour, players, name, email, plan, service }: Booking): Reservation {
  const count = String(players) as Reservation['players'];
  return { id, name, email, date: day, time: timeOf(hour), players: count, plan, service };
}

/** The visitor's bookings without an answer, unless the centre's list has them already. */
export function watchPendingBookings({
  outbox,
  copy,
  visitor,
  observeVisitor,
}: HostedSurroundings): Watched<readonly OwnReservation[]> {
  let texts = '[]';
  let shown: Loadable<readonly OwnReservation[]> = { status: 'ready', value: [] };
  return {
    observe(listener) {
      const stops = [outbox.observe(listener), copy.observe(listener), observeVisitor(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    /** The same object until a booking comes or goes. */
    snapshot() {
      const held = copy.snapshot();
      const isListed = (id: string) => held.status === 'ready' && held.value.some((each) => each.id === id);
      const value = outbox
        .pending(true)
        .filter(({ kind }) => kind === bookingName)
        .map(({ payload, by }) => ({
          ...reservationOf(payload as Command<Booking>['payload']),
          ...(by !== null && by !== visitor() && ({ awaitsLogin: true } as const)),
        }))
        .filter(({ id }) => !isListed(id));
      if (JSON.stringify(value) !== texts) {
        texts = JSON.stringify(value);
        shown = { status: 'ready', value };
      }
      return shown;
    },
  };
}
