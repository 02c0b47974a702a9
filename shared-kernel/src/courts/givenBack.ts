import { type Availability, keyOf } from './availability';
import type { Hour } from './contract';

/** What is left once the court of that hour is given back: who moves does not stand in his own way. */
export function givenBack(availability: Availability, hour: Hour): Availability {
  const taken = availability.get(keyOf(hour)) ?? 0;
  return new Map(availability).set(keyOf(hour), Math.max(0, taken - 1));
}
