import { keyOf } from './availability';
import type { Availability, Hour } from './contract';

/** The availability without that reservation, so that a move does not compete with its own court. */
export function givenBack(availability: Availability, hour: Hour): Availability {
  const taken = availability.get(keyOf(hour)) ?? 0;
  return new Map(availability).set(keyOf(hour), Math.max(0, taken - 1));
}
