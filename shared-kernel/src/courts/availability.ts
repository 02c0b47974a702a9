import { centre } from 'shared-kernel';
import type { Hour } from './contract';

/** The centre's courts are all alike: a reservation is of one of them, whichever. */
export const courtCount = centre.courts;

/** How many courts are taken in each hour in which any is, by 'yyyy-MM-ddTHH:00'. */
export type Availability = ReadonlyMap<string, number>;

/** What is left when these hours are taken, one court each. */
export function availabilityOf(taken: readonly Hour[]): Availability {
  const counts = new Map<string, number>();
  for (const hour of taken) counts.set(keyOf(hour), (counts.get(keyOf(hour)) ?? 0) + 1);
  return counts;
}

/** What is left once the court of that hour is given back: who moves does not stand in his own way. */
export function givenBack(availability: Availability, hour: Hour): Availability {
  const taken = availability.get(keyOf(hour)) ?? 0;
  return new Map(availability).set(keyOf(hour), Math.max(0, taken - 1));
}

/** How many courts can still be taken in that hour, 0 to 6. */
export function freeCourts(availability: Availability, hour: Hour): number {
  return Math.max(0, courtCount - (availability.get(keyOf(hour)) ?? 0));
}

function keyOf({ date, time }: Hour): string {
  return `${date}T${time}`;
}
