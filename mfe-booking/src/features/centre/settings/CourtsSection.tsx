import { FieldError, TextField } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import { Item, Part } from './Item';
import { faultOf, replaced, type SectionProps, without } from './sectionProps';
import { courtStrings as words } from './strings';

/** As many as the database takes. */
const mostCourts = 30;

export function CourtsSection({ form, faults, onType }: SectionProps) {
  const { courts } = form;

  function add() {
    const numbers = courts.map(({ number }) => number);
    // A court that was removed comes back first.
    let number = 1;
    while (numbers.includes(number)) number += 1;
    onType({ courts: [...courts, { number, name: '' }].sort((one, other) => one.number - other.number) });
  }

  return (
    <Part title={words.title} lead={words.lead}>
      <p role="status">{words.count(courts.length)}</p>
      {courts.length === 0 && faultOf(faults, 'courts') && (
        <FieldError>{faultOf(faults, 'courts') ?? ''}</FieldError>
      )}
      {courts.map(({ number, name }, place) => (
        <Item
          key={number}
          name={words.number(number)}
          error={faultOf(faults, 'courts', place)}
          action={
            <Button variant="quiet" onClick={() => onType({ courts: without(courts, place) })}>
              {words.remove(number)}
            </Button>
          }
        >
          <TextField
            label={words.name(number)}
            value={name}
            maxLength={40}
            onChange={(typed) => onType({ courts: replaced(courts, place, { number, name: typed }) })}
          />
        </Item>
      ))}
      {courts.length < mostCourts && <Button onClick={add}>{words.add}</Button>}
    </Part>
  );
}
