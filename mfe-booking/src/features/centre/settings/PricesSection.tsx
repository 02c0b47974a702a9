import { theme } from 'shared-kernel';
import { Checkbox, TextField } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import type { BandForm } from '../../../domain/centreForm';
import { shortWeekdays } from '../strings';
import { HourSelects } from './HourSelects';
import { Item, Part } from './Item';
import { faultOf, replaced, type SectionProps, without } from './sectionProps';
import { priceStrings as words } from './strings';

const newBand: BandForm = { weekdays: [], hours: [18, 22], price: '' };

export function PricesSection({ form, faults, onType }: SectionProps) {
  const { price, bands } = form;
  const error = faultOf(faults, 'price');
  const set = (place: number, changed: Partial<BandForm>) => {
    const before = bands[place];
    if (before) onType({ bands: replaced(bands, place, { ...before, ...changed }) });
  };
  return (
    <>
      <Part title={words.title}>
        <div css={{ maxWidth: '22rem' }}>
          <TextField
            label={words.base}
            hint={words.baseHint}
            value={price}
            inputMode="decimal"
            {...(error && { error })}
            onChange={(typed) => onType({ price: typed })}
          />
        </div>
      </Part>
      <Part title={words.bands} lead={words.bandsLead}>
        {bands.length === 0 && <p>{words.none}</p>}
        {bands.map((band, place) => (
          <Item
            // Bands have no other identity than their place.
            key={place}
            name={words.band(place)}
            error={faultOf(faults, 'bands', place)}
            action={
              <Button variant="quiet" onClick={() => onType({ bands: without(bands, place) })}>
                {words.remove(place)}
              </Button>
            }
          >
            <Days weekdays={band.weekdays} onChange={(weekdays) => set(place, { weekdays })} />
            <HourSelects
              hours={band.hours}
              labels={[words.first, words.last]}
              onChange={(hours) => set(place, { hours })}
            />
            <TextField
              label={words.price}
              value={band.price}
              inputMode="decimal"
              onChange={(typed) => set(place, { price: typed })}
            />
          </Item>
        ))}
        <Button onClick={() => onType({ bands: [...bands, newBand] })}>{words.add}</Button>
      </Part>
    </>
  );
}

type DaysProps = {
  readonly weekdays: readonly number[];
  readonly onChange: (weekdays: readonly number[]) => void;
};

function Days({ weekdays, onChange }: DaysProps) {
  return (
    <fieldset css={days}>
      <legend css={theme.type.label}>{words.days}</legend>
      {shortWeekdays.map((name, index) => {
        const weekday = index + 1;
        return (
          <Checkbox
            key={name}
            label={name}
            checked={weekdays.includes(weekday)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...weekdays, weekday] : weekdays.filter((other) => other !== weekday),
              )
            }
          />
        );
      })}
    </fieldset>
  );
}

const days = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space(4),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
} as const;
