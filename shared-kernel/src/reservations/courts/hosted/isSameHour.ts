import type { Hour } from '../contract';

export function isSameHour(one: Hour, other: Hour): boolean {
  return one.date === other.date && one.time === other.time;
}
