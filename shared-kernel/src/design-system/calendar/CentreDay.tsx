import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs, { type Dayjs } from 'dayjs';
import { createContext, type FocusEvent, type KeyboardEvent, useContext } from 'react';
import { formatLongDay } from '../../platform/formats/formats';
import { centreDay } from '../../platform/time';

/** The first and last day that can be chosen. */
type DayLimits = { readonly min?: string | undefined; readonly max?: string | undefined };

export const Limits = createContext<DayLimits>({});

/** A day of the month that says its whole date, lit when it is today at the centre (the library's is the device's). */
export function CentreDay(props: PickerDayProps) {
  const limits = useContext(Limits);
  const day = props.day.format('YYYY-MM-DD');
  const isToday = day === centreDay(new Date());

  function goElsewhere(event: KeyboardEvent<HTMLButtonElement>) {
    const target = dayAtKey(props.day, event, limits);
    if (target === undefined) {
      props.onKeyDown?.(event, props.day);
      return;
    }
    event.preventDefault();
    // The library moves its focus, and the month with it, to the day that says it has it.
    props.onFocus?.(event as unknown as FocusEvent<HTMLButtonElement>, dayjs.utc(target));
  }

  return (
    <PickerDay
      {...props}
      onKeyDown={goElsewhere}
      today={isToday}
      aria-current={isToday ? 'date' : undefined}
      aria-label={formatLongDay(day)}
    >
      {day.endsWith('-01') ? '1er' : undefined}
    </PickerDay>
  );
}

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
function dayAtKey(
  day: Dayjs,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { min, max }: DayLimits,
): string | undefined {
  const target = targets[shiftKey ? `Shift+${key}` : key]?.(day).format('YYYY-MM-DD');
  if (target === undefined) return undefined;
  if (min !== undefined && target < min) return min;
  return max !== undefined && target > max ? max : target;
}
