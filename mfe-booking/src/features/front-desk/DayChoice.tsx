import { useState } from 'react';
import { theme } from 'shared-kernel';
import { DateField } from 'shared-kernel/date-field';
import { addDays, readTypedDay, writeTypedDay } from 'shared-kernel/time';
import { Button, Stack } from 'shared-kernel/ui';
import { deskStrings as words } from './strings';

type Props = {
  /** Both 'yyyy-MM-dd'. */
  readonly day: string;
  readonly today: string;
  readonly onOpen: (day: string) => void;
};

/** The day of the list: the one beside it by a tap, any other typed or from the month. */
export function DayChoice({ day, today, onOpen }: Props) {
  // Half a day is no day yet: the list stays as it is.
  const [typed, setTyped] = useState({ text: writeTypedDay(day), of: day });
  const text = typed.of === day ? typed.text : writeTypedDay(day);

  function type(written: string) {
    const wanted = readTypedDay(written, today);
    setTyped({ text: written, of: wanted ?? day });
    if (wanted !== null && wanted !== day) onOpen(wanted);
  }

  return (
    <div css={style} data-print="hide">
      <div css={{ width: 'min(100%, 18rem)' }}>
        <DateField
          label={words.day}
          value={text}
          error={undefined}
          today={today}
          calendarLabel={words.calendar}
          calendarSide="left"
          onChange={type}
        />
      </div>
      <Stack as="nav" direction="row" gap={3} aria-label={words.days}>
        <Button onClick={() => onOpen(addDays(day, -1))}>{words.before}</Button>
        <Button onClick={() => onOpen(today)} aria-current={day === today ? 'date' : undefined}>
          {words.today}
        </Button>
        <Button onClick={() => onOpen(addDays(day, 1))}>{words.after}</Button>
        <Button variant="quiet" onClick={() => print()}>
          {words.print}
        </Button>
      </Stack>
    </div>
  );
}

const style = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(4) } as const;
