import { keyOf } from './availability';
import type { Availability, Hour } from './contract';

/**
 * The availability once the court of that hour is given back, so that a move does not compete with its own
 * reservation.
 */
export function givenBack(availability: Availability, hour: Hour): Availability {
  const taken = availability.get(keyOf(hour)) ?? 0;
  return new Map(availability).set(keyOf(hour), Math.max(0, taken - 1));
}
