import { centreNow } from 'shared-kernel/courts';
import { DateField } from 'shared-kernel/date-field';
import { SelectField, TextField } from 'shared-kernel/forms';
import { centreDay } from 'shared-kernel/time';
import { Button } from 'shared-kernel/ui';
import type { ExceptionForm } from '../../../domain/centreForm';
import { HourSelects } from './HourSelects';
import { Item, Part } from './Item';
import { faultOf, replaced, type SectionProps, without } from './sectionProps';
import { exceptionStrings as words } from './strings';

const kinds = [
  { value: 'closed', label: words.kinds.closed },
  { value: 'open', label: words.kinds.open },
] as const;

export function ExceptionsSection({ form, faults, onType }: SectionProps) {
  const { exceptions } = form;
  const today = centreDay(centreNow());
  const set = (place: number, changed: Partial<ExceptionForm>) => {
    const before = exceptions[place];
    if (before) onType({ exceptions: replaced(exceptions, place, { ...before, ...changed }) });
  };
  return (
    <Part title={words.title} lead={words.lead}>
      {exceptions.length === 0 && <p>{words.none}</p>}
      {exceptions.map(({ day, hours, note }, place) => (
        <Item
          // Two exceptions may have the same date while it is typed.
          key={place}
          name={words.item(place)}
          error={faultOf(faults, 'exceptions', place)}
          action={
            <Button variant="quiet" onClick={() => onType({ exceptions: without(exceptions, place) })}>
              {words.remove(day)}
            </Button>
          }
        >
          <DateField
            label={words.day}
            value={day}
            error={undefined}
            today={today}
            first={today}
            calendarLabel={words.calendar}
            onChange={(typed) => set(place, { day: typed })}
          />
          <SelectField
            label={words.kind}
            value={hours ? 'open' : 'closed'}
            options={kinds}
            onChange={(kind) => set(place, { hours: kind === 'open' ? [10, 23] : null })}
          />
          {hours && (
            <HourSelects
              hours={hours}
              labels={[words.first, words.last]}
              onChange={(next) => set(place, { hours: next })}
            />
          )}
          <TextField
            label={words.note}
            value={note}
            maxLength={80}
            onChange={(typed) => set(place, { note: typed })}
          />
        </Item>
      ))}
      <Button onClick={() => onType({ exceptions: [...exceptions, { day: '', hours: null, note: '' }] })}>
        {words.add}
      </Button>
    </Part>
  );
}
