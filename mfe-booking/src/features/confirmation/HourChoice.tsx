import { useId, useState } from 'react';
import { formatLongDay, theme, useStored } from 'shared-kernel';
import {
  bookingWindow,
  courtCount,
  freeCourts,
  type Hour,
  openSlots,
  reservations,
} from 'shared-kernel/courts';
import { addDays } from 'shared-kernel/time';
import { Button, Field, Select, Stack } from 'shared-kernel/ui';
import { freeWords, moveStrings as words } from './strings';

type Props = Hour & { readonly now: Date; readonly onChoose: (hour: Hour) => void };

/** Another day of the window, and one of its hours that are still to come; full ones cannot be chosen. */
export function HourChoice({ date, time, now, onChoose }: Props) {
  const titleId = useId();
  const days = daysToCome(now);
  const [chosen, setChosen] = useState(date);
  const day = days.includes(chosen) ? chosen : (days[0] ?? chosen);
  const availability = useStored(reservations.availability);
  const free = (hour: Hour) =>
    availability.status === 'ready' ? freeCourts(availability.value, hour) : courtCount;

  return (
    <Stack gap={5}>
      <section aria-label={words.dayRegion} css={{ maxWidth: '24rem' }}>
        <Field label={words.dayRegion}>
          {(control) => (
            <Select {...control} value={day} onChange={(event) => setChosen(event.target.value)}>
              {days.map((option) => (
                <option key={option} value={option}>
                  {formatLongDay(option)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </section>
      <section aria-labelledby={titleId}>
        <h3 id={titleId} css={{ font: 'inherit', fontWeight: 600, marginBlockEnd: theme.space(2) }}>
          {words.hourRegion}
        </h3>
        <ul css={grid}>
          {openSlots(day, now).map((slot) => {
            const hour = { date: day, time: slot };
            const isChosen = date === day && time === slot;
            return (
              <li key={slot}>
                <Button
                  aria-label={`${slot}, ${freeWords(free(hour))}`}
                  aria-pressed={isChosen}
                  disabled={free(hour) === 0 && !isChosen}
                  css={[hourButton, isChosen && chosenButton]}
                  onClick={() => onChoose(hour)}
                >
                  <strong css={{ fontSize: '1.375rem' }}>{slot}</strong>{' '}
                  <span css={small}>{freeWords(free(hour))}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      </section>
    </Stack>
  );
}

/** The days of the window that have an hour left. */
function daysToCome(now: Date): readonly string[] {
  const { first, last } = bookingWindow(now);
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (openSlots(day, now).length > 0) days.push(day);
  }
  return days;
}

const grid = {
  ...theme.unlisted,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7rem), 1fr))',
  gap: theme.space(2),
} as const;

const hourButton = {
  flexDirection: 'column',
  gap: theme.space(1),
  width: '100%',
  height: '100%',
  padding: `${theme.space(2)} ${theme.space(1)}`,
} as const;

const chosenButton = { borderColor: theme.color.action, background: theme.color.actionTint };

const small = {
  ...theme.type.small,
  fontFamily: theme.font.text,
  fontWeight: 400,
  letterSpacing: 0,
  textTransform: 'none',
} as const;
