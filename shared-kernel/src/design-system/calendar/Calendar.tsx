import { ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR } from '@mui/x-date-pickers/locales';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/fr';
import utc from 'dayjs/plugin/utc';
import { useMemo } from 'react';
import { centreDay } from '../../platform/time';
import { CentreDay, Limits } from './CentreDay';
import { box, calendarTheme } from './calendarTheme';

dayjs.extend(utc);

/** Days are 'yyyy-MM-dd' all the way: no instant of the visitor's device takes part in choosing one. */
export type CalendarProps = {
  value: string | null;
  onChange: (day: string) => void;
  /** First and last day that can be chosen, both included. */
  min?: string;
  max?: string;
  /** Takes the focus to the chosen day, or the first possible one, when the calendar appears. */
  autoFocus?: boolean;
};

const texts = frFR.components.MuiLocalizationProvider.defaultProps.localeText;

/** A month of days in French, weeks from Monday, marking today at the centre. */
export function Calendar({ value, onChange, min, max, autoFocus = false }: CalendarProps) {
  const today = centreDay(new Date());
  const isWithinAYear = min !== undefined && max !== undefined && dayjs.utc(max).diff(min, 'year') < 1;
  const limits = useMemo(() => ({ min, max }), [min, max]);
  return (
    <ThemeProvider theme={calendarTheme}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr" localeText={texts}>
        <div css={box}>
          <Limits value={limits}>
            <DateCalendar
              timezone="UTC"
              views={isWithinAYear ? ['day'] : ['year', 'day']}
              openTo="day"
              value={midnight(value)}
              referenceDate={dayjs.utc(value ?? closest(today, min, max))}
              minDate={midnight(min) ?? undefined}
              maxDate={midnight(max) ?? undefined}
              autoFocus={autoFocus}
              slots={{ day: CentreDay }}
              onChange={(day, state) => {
                if (day !== null && state !== 'partial') onChange(writtenDay(day));
              }}
            />
          </Limits>
        </div>
      </LocalizationProvider>
    </ThemeProvider>
  );
}

function midnight(day: string | null | undefined): Dayjs | null {
  return day ? dayjs.utc(day) : null;
}

function writtenDay(day: Dayjs): string {
  return day.format('YYYY-MM-DD');
}

function closest(day: string, min: string | undefined, max: string | undefined): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
