import { centreNow } from 'shared-kernel/courts';
import { DateField } from 'shared-kernel/date-field';
import { SelectField, TextField } from 'shared-kernel/forms';
import { centreDay, readTypedDay } from 'shared-kernel/time';
import { Button } from 'shared-kernel/ui';
import { part } from '../useFocusPart';
import { HourSelects } from './HourSelects';
import { Item, Part } from './Item';
import { editList, faultOf, reasonsOf, type SectionProps } from './sectionProps';
import { exceptionStrings as words } from './strings';

const kinds = [
  { value: 'closed', label: words.kinds.closed },
  { value: 'open', label: words.kinds.open },
] as const;

export function ExceptionsSection(props: SectionProps) {
  const { form, faults } = props;
  const { change, add, remove } = editList(props, 'exceptions');
  const today = centreDay(centreNow());
  return (
    <Part title={words.title} lead={words.lead}>
      {form.exceptions.length === 0 && <p>{words.none}</p>}
      {form.exceptions.map(({ day, hours, note }, place) => (
        <Item
          // Two exceptions may have the same date while it is typed.
          key={place}
          id={`exceptions ${place}`}
          name={words.item(place)}
          {...faultOf(faults, 'exceptions', place, reasonsOf.none)}
          removeLabel={words.remove(readTypedDay(day, today) ? day : null, place)}
          onRemove={() => remove(place)}
        >
          <DateField
            label={words.day}
            value={day}
            error={faultOf(faults, 'exceptions', place, reasonsOf.day).error}
            today={today}
            first={today}
            calendarLabel={words.calendar}
            onChange={(typed) => change(place, { day: typed })}
          />
          <SelectField
            label={words.kind}
            value={hours ? 'open' : 'closed'}
            options={kinds}
            onChange={(kind) => change(place, { hours: kind === 'open' ? [10, 23] : null })}
          />
          <TextField
            label={words.note}
            hint={words.noteHint(hours !== null)}
            value={note}
            maxLength={80}
            onChange={(typed) => change(place, { note: typed })}
          />
          {hours && (
            <HourSelects
              hours={hours}
              isDay
              labels={[words.first, words.last]}
              {...faultOf(faults, 'exceptions', place, reasonsOf.hours)}
              onChange={(next) => change(place, { hours: next })}
            />
          )}
        </Item>
      ))}
      <Button {...part('add exceptions')} onClick={() => add({ day: '', hours: null, note: '' })}>
        {words.add}
      </Button>
    </Part>
  );
}
