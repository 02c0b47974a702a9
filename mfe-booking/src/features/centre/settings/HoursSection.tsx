import { type GameHours, theme } from 'shared-kernel';
import { Checkbox } from 'shared-kernel/forms';
import { Button, VisuallyHidden } from 'shared-kernel/ui';
import { weekdays } from '../strings';
import { HourSelects } from './HourSelects';
import { Item, Part } from './Item';
import { faultOf, type SectionProps } from './sectionProps';
import { hoursStrings as words } from './strings';

/** The hours of a day that was closed. */
const usual: GameHours = [10, 23];

/** The legend names the day for the eye; screen readers read it with each field. */
function OfDay({ name, day }: { readonly name: string; readonly day: string }) {
  return (
    <>
      <span>{name}</span>
      <VisuallyHidden>{`, ${day.toLowerCase()}`}</VisuallyHidden>
    </>
  );
}

export function HoursSection({ form, faults, onType }: SectionProps) {
  const { hours, door } = form;
  const monday = hours[0];
  const set = (weekday: number, day: GameHours | null) =>
    onType({ hours: hours.map((games, place) => (place === weekday ? day : games)) });
  return (
    <>
      <Part title={words.title} lead={words.lead}>
        {weekdays.map((day, place) => {
          const games = hours[place] ?? null;
          return (
            <Item key={day} id={`hours ${place}`} name={day}>
              <div css={games && beside}>
                <Checkbox
                  label={words.open(day)}
                  checked={games !== null}
                  onChange={({ target }) => set(place, target.checked ? usual : null)}
                />
              </div>
              {games && (
                <HourSelects
                  hours={games}
                  isDay
                  labels={[
                    <OfDay key="first" name={words.first} day={day} />,
                    <OfDay key="last" name={words.last} day={day} />,
                  ]}
                  {...faultOf(faults, 'hours', place)}
                  onChange={(next) => set(place, next)}
                />
              )}
            </Item>
          );
        })}
        {monday && (
          <Button onClick={() => onType({ hours: hours.map((games) => games && monday) })}>
            {words.copy}
          </Button>
        )}
      </Part>
      <Part title={words.door} lead={words.doorLead}>
        <Item id="door 0" name={words.door}>
          <HourSelects
            hours={door}
            latest={24}
            labels={[words.opens, words.closes]}
            {...faultOf(faults, 'door')}
            onChange={(next) => onType({ door: next })}
          />
        </Item>
      </Part>
    </>
  );
}

/** In the line of the selects, below their labels. */
const beside = { [theme.media.tablet]: { paddingBlockStart: theme.space(8) } };
