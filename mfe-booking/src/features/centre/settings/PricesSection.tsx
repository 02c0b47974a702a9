import type { GameHours } from 'shared-kernel';
import { Checkbox, FieldError, TextField } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import type { BandForm, SettingsForm } from '../../../domain/centreForm';
import { shortWeekdays } from '../strings';
import { part } from '../useFocusPart';
import { HourSelects } from './HourSelects';
import { Item, Part } from './Item';
import { editList, faultOf, reasonsOf, type SectionProps } from './sectionProps';
import { priceStrings as words } from './strings';

/** The evening until the last game of these weekdays, or of the week. */
function eveningOf(hours: SettingsForm['hours'], weekdays: readonly number[]): GameHours {
  const lasts = hours.flatMap((games, day) =>
    games && (weekdays.length === 0 || weekdays.includes(day + 1)) ? [games[1]] : [],
  );
  const last = lasts.length === 0 ? 23 : Math.max(...lasts);
  return [Math.min(18, last), last];
}

/** Hours that are still those proposed for the weekdays follow these. */
function withDays(band: BandForm, days: readonly number[], week: SettingsForm['hours']): Partial<BandForm> {
  const isProposed = String(band.hours) === String(eveningOf(week, band.weekdays));
  return { weekdays: days, ...(isProposed && { hours: eveningOf(week, days) }) };
}

export function PricesSection(props: SectionProps) {
  const { form, faults, onType } = props;
  const { change, add, remove } = editList(props, 'bands');
  return (
    <>
      <Part title={words.title}>
        <div css={{ maxWidth: '22rem' }} {...part('price 0')}>
          <TextField
            label={words.base}
            hint={words.baseHint}
            value={form.price}
            inputMode="decimal"
            {...faultOf(faults, 'price')}
            onChange={(typed) => onType({ price: typed })}
          />
        </div>
      </Part>
      <Part title={words.bands} lead={words.bandsLead}>
        {form.bands.length === 0 && <p>{words.none}</p>}
        {form.bands.map(({ weekdays, hours, price }, place) => (
          <Item
            // Bands have no other identity than their place.
            key={place}
            id={`bands ${place}`}
            name={words.band(place)}
            {...faultOf(faults, 'bands', place, reasonsOf.none)}
            removeLabel={words.remove(place)}
            onRemove={() => remove(place)}
          >
            <Days
              weekdays={weekdays}
              {...faultOf(faults, 'bands', place, reasonsOf.weekdays)}
              onChange={(days) => change(place, withDays({ weekdays, hours, price }, days, form.hours))}
            />
            <HourSelects
              hours={hours}
              labels={[words.first, words.last]}
              {...faultOf(faults, 'bands', place, reasonsOf.hours)}
              onChange={(next) => change(place, { hours: next })}
            />
            <TextField
              label={words.price}
              value={price}
              inputMode="decimal"
              {...faultOf(faults, 'bands', place, reasonsOf.price)}
              onChange={(typed) => change(place, { price: typed })}
            />
          </Item>
        ))}
        <Button
          {...part('add bands')}
          onClick={() => add({ weekdays: [], hours: eveningOf(form.hours, []), price: '' })}
        >
          {words.add}
        </Button>
      </Part>
    </>
  );
}

type DaysProps = {
  readonly weekdays: readonly number[];
  readonly error?: string;
  readonly onChange: (weekdays: readonly number[]) => void;
};

function Days({ weekdays, error, onChange }: DaysProps) {
  return (
    <fieldset css={days}>
      <legend css={{ padding: 0, fontWeight: 600 }}>{words.days}</legend>
      <div css={boxes}>
        {shortWeekdays.map((name, index) => {
          const weekday = index + 1;
          return (
            <Checkbox
              key={name}
              label={name}
              checked={weekdays.includes(weekday)}
              aria-invalid={error !== undefined}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...weekdays, weekday] : weekdays.filter((other) => other !== weekday),
                )
              }
            />
          );
        })}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

const days = { gridColumn: '1 / -1', minWidth: 0, margin: 0, padding: 0, border: 0 } as const;

const boxes = {
  display: 'grid',
  // Each label is nearer to its own box than to the next one.
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  maxWidth: '46rem',
} as const;
