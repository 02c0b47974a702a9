import type { GameHours } from 'shared-kernel';
import { readTypedDay, writeTypedDay } from 'shared-kernel/time';
import { type Limits, limitNames, type ManagedSettings, type SettingsFault } from './centreSettings';
import { isInDateForm } from './isInDateForm';

/** The settings as the manager types them: days, prices and numbers are texts. */
export type SettingsForm = {
  readonly hours: ManagedSettings['hours'];
  readonly door: readonly [number, number];
  readonly exceptions: readonly ExceptionForm[];
  readonly courts: ManagedSettings['courts'];
  /** With the names that they get back if they are added again before the save. */
  readonly removed?: ManagedSettings['courts'];
  readonly months: string;
  readonly notice: readonly [hours: string, minutes: string];
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

export function formOf(settings: Omit<ManagedSettings, 'revision'>): SettingsForm {
  const { hours, door, exceptions, courts, months, notice, prices, limits } = settings;
  return {
    hours,
    door,
    exceptions: exceptions.map(({ day, hours: of, note }) => ({ day: writeTypedDay(day), hours: of, note })),
    courts: courts.map(({ number, name }) => ({ number, name })),
    months: String(months),
    notice: [String(Math.floor(notice / 60)), String(notice % 60)],
    price: writePrice(prices.base),
    bands: prices.bands.map(({ weekdays, hours: of, cents }) => ({
      weekdays,
      hours: of,
      price: writePrice(cents),
    })),
    limits: eachLimit((name) => String(limits[name])),
  };
}

export function eachLimit<T>(read: (name: keyof Limits) => T): Readonly<Record<keyof Limits, T>> {
  return Object.fromEntries(limitNames.map((name) => [name, read(name)])) as Record<keyof Limits, T>;
}

/**
 * The settings of a form, and the texts in it that are no day, no price and no number; the database judges the rest. In
 * place of such a text the settings have a value that the database refuses: it names its own faults beside them.
 * `today` is 'yyyy-MM-dd' at the centre.
 */
export function readForm(
  form: SettingsForm,
  today: string,
): { readonly settings: Omit<ManagedSettings, 'revision'>; readonly faults: readonly SettingsFault[] } {
  const faults: SettingsFault[] = [];
  const missing = (field: string, place: number, reason: string) => {
    faults.push({ field, place, reason });
    return Number.NaN;
  };
  const wholeNumber = (number: number, field: string) =>
    Number.isNaN(number) ? missing(field, 0, 'not-a-number') : number;
  const price = (text: string, field: string, place = 0) =>
    readPrice(text) ??
    missing(field, place, /^\s*\d+[.,]\d{3,}[\s€]*$/.test(text) ? 'price-decimals' : 'price-unreadable');
  const settings = {
    hours: form.hours,
    door: form.door,
    exceptions: form.exceptions.map(({ day: typed, hours, note }, place) => {
      const day = readTypedDay(typed, today);
      if (day === null) missing('exceptions', place, isInDateForm(typed) ? 'no-such-day' : 'day-unreadable');
      return { day: day ?? '', hours, note: note.trim() };
    }),
    courts: form.courts.map(({ number, name }) => ({ number, name: name.trim() })),
    months: wholeNumber(numberIn(form.months), 'months'),
    notice:
      numberIn(form.notice[1]) > 59
        ? missing('notice', 0, 'minutes-over')
        : wholeNumber(numberIn(bareHours(form.notice[0])) * 60 + numberIn(form.notice[1]), 'notice'),
    prices: {
      base: price(form.price, 'price'),
      bands: form.bands.map(({ weekdays, hours, price: typed }, place) => {
        // The database names one fault of a band.
        if (weekdays.length === 0) missing('bands', place, 'no-weekday');
        return { weekdays: ascending(weekdays), hours, cents: price(typed, 'bands', place) };
      }),
    },
    limits: eachLimit((name) => wholeNumber(numberIn(form.limits[name]), name)),
  };
  return { settings, faults };
}

/** « 24h », « 24 h » and « 24 » are the same number of hours. */
export const bareHours = (text: string) => text.replace(/\s*h\s*$/i, '');

function numberIn(text: string): number {
  return /^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}

export function ascending(numbers: readonly number[]): readonly number[] {
  return [...numbers].sort((one, other) => one - other);
}

/** The page's own faults, and those of the database that are no consequence of them. */
export function allFaults(
  own: readonly SettingsFault[],
  ofDatabase: readonly SettingsFault[],
): readonly SettingsFault[] {
  const isKnown = ({ field, place, reason }: SettingsFault) =>
    own.some(
      (known) =>
        known.field === field &&
        known.place === place &&
        ['malformed', 'out-of-range', known.reason].includes(reason),
    );
  return [...own, ...ofDatabase.filter((fault) => !isKnown(fault))];
}

/** The faults whose value is still the one that was refused. */
export function remainingFaults(
  faults: readonly SettingsFault[],
  refused: SettingsForm,
  present: SettingsForm,
): readonly SettingsFault[] {
  const valueIn = (form: SettingsForm, { field, place }: SettingsFault): unknown => {
    const value = { ...form, ...form.limits }[field as keyof SettingsForm];
    return Array.isArray(value) && value.length > 0 && !['door', 'notice'].includes(field)
      ? value[place]
      : value;
  };
  return faults.filter((fault) => valueIn(refused, fault) === valueIn(present, fault));
}

/** An amount in euros as typed, « 12,50 », « 12.5 » or « 12 € », in cents; null for any other text. */
export function readPrice(text: string): number | null {
  const [, euros, cents = ''] =
    /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s\u00a0\u202f€]/g, '')) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** An amount in cents as a field shows it: « 25 », « 12,50 ». */
export function writePrice(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace('.', ',');
}
