import type { GameHours } from 'shared-kernel';
import { readTypedDay, writeTypedDay } from 'shared-kernel/time';
import { type Limits, limitNames, type ManagedSettings } from './centreSettings';
import { readPrice, writePrice } from './typedPrice';

/** The settings as the manager types them: days, prices and numbers are texts. */
export type SettingsForm = {
  readonly hours: ManagedSettings['hours'];
  readonly door: readonly [number, number];
  readonly exceptions: readonly ExceptionForm[];
  readonly courts: ManagedSettings['courts'];
  readonly months: string;
  /** In minutes. */
  readonly notice: string;
  readonly price: string;
  readonly bands: readonly BandForm[];
  readonly limits: Readonly<Record<keyof Limits, string>>;
};

export type ExceptionForm = { readonly day: string; readonly hours: GameHours | null; readonly note: string };
export type BandForm = {
  readonly weekdays: readonly number[];
  readonly hours: GameHours;
  readonly price: string;
};

/** A fault by its field and, in a list, its place: « exceptions 2 ». */
export type FormFaults = Readonly<Record<string, string>>;

export function faultKey(field: string, place = 0): string {
  return `${field} ${place}`;
}

export function formOf(settings: ManagedSettings): SettingsForm {
  const { hours, door, exceptions, courts, months, notice, prices, limits } = settings;
  return {
    hours,
    door,
    exceptions: exceptions.map((other) => ({
      day: writeTypedDay(other.day),
      hours: other.hours,
      note: other.note,
    })),
    courts: courts.map(({ number, name }) => ({ number, name })),
    months: String(months),
    notice: String(notice),
    price: writePrice(prices.base),
    bands: prices.bands.map(({ weekdays, hours: of, cents }) => ({
      weekdays,
      hours: of,
      price: writePrice(cents),
    })),
    limits: limitTexts(limits),
  };
}

function limitTexts(limits: Limits): SettingsForm['limits'] {
  const { networkHour, networkDay, personHour, held } = limits;
  return {
    networkHour: String(networkHour),
    networkDay: String(networkDay),
    personHour: String(personHour),
    held: String(held),
  };
}

/**
 * The settings of a form, or the texts in it that are no day, no price and no number; the database judges the rest.
 * `today` is 'yyyy-MM-dd' at the centre.
 */
export function readForm(
  form: SettingsForm,
  today: string,
):
  | { readonly ok: true; readonly settings: Omit<ManagedSettings, 'revision'> }
  | { readonly ok: false; readonly faults: FormFaults } {
  const faults: Record<string, string> = {};
  const wholeNumber = (text: string, field: string) => {
    if (!/^\d{1,6}$/.test(text.trim())) faults[faultKey(field)] = 'not-a-number';
    return Number(text);
  };
  const price = (text: string, field: string, place?: number) => {
    const cents = readPrice(text);
    if (cents === null) faults[faultKey(field, place)] = 'price-unreadable';
    return cents ?? 0;
  };
  const settings = {
    hours: form.hours,
    door: form.door,
    exceptions: form.exceptions.map(({ day: typed, hours, note }, place) => {
      const day = readTypedDay(typed, today);
      if (day === null) faults[faultKey('exceptions', place)] = 'day-unreadable';
      return { day: day ?? '', hours, note: note.trim() };
    }),
    courts: form.courts.map(({ number, name }) => ({ number, name: name.trim() })),
    months: wholeNumber(form.months, 'months'),
    notice: wholeNumber(form.notice, 'notice'),
    prices: {
      base: price(form.price, 'price'),
      bands: form.bands.map(({ weekdays, hours, price: typed }, place) => ({
        weekdays: [...weekdays].sort((one, other) => one - other),
        hours,
        cents: price(typed, 'bands', place),
      })),
    },
    limits: Object.fromEntries(
      limitNames.map((name) => [name, wholeNumber(form.limits[name], name)]),
    ) as unknown as Limits,
  };
  return Object.keys(faults).length === 0 ? { ok: true, settings } : { ok: false, faults };
}
