import { FieldError, TextField } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import { part } from '../useFocusPart';
import { Item, Part } from './Item';
import { editList, faultOf, reasonsOf, type SectionProps } from './sectionProps';
import { courtStrings as words } from './strings';

/** As many as the database takes. */
const mostCourts = 30;

/** Names that visitors take for one; courts without a name have their numbers. */
function isSame(one: string, other: string): boolean {
  const [mine, theirs] = [one, other].map((name) => name.trim().toLowerCase());
  return mine !== '' && mine === theirs;
}

export function CourtsSection(props: SectionProps) {
  const { form, faults } = props;
  const { courts, removed = [] } = form;
  const { change, add, remove } = editList(props, 'courts');
  // A court that was removed comes back first.
  const gap = courts.findIndex(({ number }, place) => number !== place + 1);
  const next = gap < 0 ? courts.length : gap;
  const nameOf = (number: number) =>
    [...props.courts, ...removed].findLast((court) => court.number === number)?.name ?? '';
  const { error } = faultOf(faults, 'courts', 0, ['no-court']);
  return (
    <Part title={words.title} lead={words.lead}>
      <p role="status">{words.count(courts.length)}</p>
      {error && <FieldError>{error}</FieldError>}
      {courts.map(({ number, name }, place) => (
        <Item
          key={number}
          id={`courts ${place}`}
          name={words.number(number)}
          {...faultOf(faults, 'courts', place, reasonsOf.none)}
          removeLabel={words.remove(number)}
          onRemove={() => remove(place, { removed: [...removed, { number, name }] })}
        >
          <TextField
            label={words.name(number)}
            value={name}
            {...(courts.some((other) => other.number !== number && isSame(other.name, name)) && {
              error: words.sameName,
            })}
            maxLength={40}
            onChange={(typed) => change(place, { name: typed })}
          />
        </Item>
      ))}
      {courts.length < mostCourts && (
        <Button
          {...part('add courts')}
          onClick={() => add({ number: next + 1, name: nameOf(next + 1) }, next)}
        >
          {words.add}
        </Button>
      )}
    </Part>
  );
}
