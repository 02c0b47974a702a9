import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs from 'dayjs';
import { createContext, type FocusEvent, type KeyboardEvent, useContext } from 'react';
import { formatLongDay } from '../../platform/formats/formats';
import { centreDay } from '../../platform/time';
import { type DayLimits, dayAtKey } from './calendarKeys';

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
