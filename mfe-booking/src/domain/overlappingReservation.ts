type Held = { readonly date: string; readonly time: string };

/** The reservation already held for that day ('yyyy-MM-dd') and hour ('HH:00'): every hour is booked whole. */
export function overlappingReservation<Reservation extends Held>(
  held: readonly Reservation[],
  wanted: Held,
): Reservation | undefined {
  return held.find((reservation) => reservation.date === wanted.date && reservation.time === wanted.time);
}
