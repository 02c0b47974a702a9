import { centre, centreRules } from 'shared-kernel';
import type { Availability, Hour } from './contract';

/** The centre's courts are all alike: a reservation is of one of them, whichever. */
export const courtCount = centre.courts;

/** How many courts are in service: six, or those of the manager of a hosted centre. */
export function courtsInService(): number {
  return centreRules.getState()?.courts.length ?? courtCount;
}

/** « Terrain 3 (Central) », with the name that the manager has given to it; nothing of a reservation without a court. */
export function courtOf({ court }: { readonly court?: number }): string {
  const name = centreRules.getState()?.courts.find(({ number }) => number === court)?.name;
  return court ? `Terrain ${court}${name ? ` (${name})` : ''}` : '';
}

/** The availability after these hours are taken, one court each. */
export function availabilityOf(taken: readonly Hour[]): Availability {
  const counts = new Map<string, number>();
  for (const hour of taken) counts.set(keyOf(hour), (counts.get(keyOf(hour)) ?? 0) + 1);
  return counts;
}

/** The availability for the centre's counts of taken courts, by day and hour: { 'yyyy-MM-dd': { '18': 2 } }. */
export function countedAvailability(
  counts: Readonly<Record<string, Readonly<Record<string, number>>>>,
): Availability {
  return new Map(
    Object.entries(counts).flatMap(([date, hours]) =>
      Object.entries(hours).map(([hour, count]) => [keyOf({ date, time: timeOf(Number(hour)) }), count]),
    ),
  );
}

/** The hour of the day (0 to 23) as reservations write it. */
export function timeOf(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** The availability after one more court of that hour is taken. */
export function takenOnce(availability: Availability, hour: Hour): Availability {
  return new Map(availability).set(keyOf(hour), (availability.get(keyOf(hour)) ?? 0) + 1);
}

/** The availability without that reservation, so that a move does not compete with its own court. */
export function givenBack(availability: Availability, hour: Hour): Availability {
  const taken = availability.get(keyOf(hour)) ?? 0;
  return new Map(availability).set(keyOf(hour), Math.max(0, taken - 1));
}

/** How many courts can still be taken in that hour, 0 to all that are in service. */
export function freeCourts(availability: Availability, hour: Hour): number {
  return Math.max(0, courtsInService() - (availability.get(keyOf(hour)) ?? 0));
}

function keyOf({ date, time }: Hour): string {
  return `${date}T${time}`;
}
