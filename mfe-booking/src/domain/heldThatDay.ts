type Held = { readonly date: string; readonly time: string };

/** The reservation already held for that day ('yyyy-MM-dd'): the one of that very hour ('HH:00') before all others. */
export function heldThatDay<Reservation extends Held>(
  held: readonly Reservation[],
  { date, time }: Held,
): Reservation | undefined {
  const ofDay = held.filter((reservation) => reservation.date === date);
  return ofDay.find((reservation) => reservation.time === time) ?? ofDay[0];
}
