import type { Dayjs } from 'dayjs';

/** The first and last day that can be chosen. */
export type DayLimits = { readonly min?: string | undefined; readonly max?: string | undefined };

/**
 * Keys that lead to another day, as the ARIA practices for date grids have them. The library knows the arrows, but
 * takes PageUp for later, and goes nowhere at all when the day at the other end cannot be chosen.
 */
const targets: Readonly<Record<string, (day: Dayjs) => Dayjs>> = {
  PageUp: (day) => day.subtract(1, 'month'),
  PageDown: (day) => day.add(1, 'month'),
  'Shift+PageUp': (day) => day.subtract(1, 'year'),
  'Shift+PageDown': (day) => day.add(1, 'year'),
  Home: (day) => day.subtract((day.day() + 6) % 7, 'day'),
  End: (day) => day.add((7 - day.day()) % 7, 'day'),
};

/** The target day of a key, or the nearest selectable one ('yyyy-MM-dd'); undefined for any other key. */
export function dayAtKey(
  day: Dayjs,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { min, max }: DayLimits,
): string | undefined {
  const target = targets[shiftKey ? `Shift+${key}` : key]?.(day).format('YYYY-MM-DD');
  if (target === undefined) return undefined;
  if (min !== undefined && target < min) return min;
  return max !== undefined && target > max ? max : target;
}
