import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { formatLongDay } from '../formats/formats';
import { centreDay } from '../time';

/** A day of the month that says its whole date, lit when it is today at the centre (the library's is the device's). */
export function CentreDay(props: PickerDayProps) {
  const day = props.day.format('YYYY-MM-DD');
  const isToday = day === centreDay(new Date());
  return (
    <PickerDay
      {...props}
      today={isToday}
      aria-current={isToday ? 'date' : undefined}
      aria-label={formatLongDay(day)}
    >
      {day.endsWith('-01') ? '1er' : undefined}
    </PickerDay>
  );
}
