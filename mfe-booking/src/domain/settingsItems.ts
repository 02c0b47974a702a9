import { mergeThreeWay } from 'shared-kernel/drafts';
import { ascending, type BandForm, type ExceptionForm, eachLimit, type SettingsForm } from './centreForm';
import { limitNames } from './centreSettings';

/**
 * The smallest values that two managers change apart from each other, as JSON by their names: « hours 0 » (Monday),
 * « exceptions 24/12/2026 », « courts 3 », « bands 6,7 18,22 », « limits held », « price ». A list lacks what is removed.
 */
export type SettingsItems = Readonly<Record<string, string | undefined>>;

export function itemsOf(form: SettingsForm): SettingsItems {
  const items: Record<string, string> = {};
  const add = (name: string, value: unknown) => {
    // The database refuses two of one date, or two equal bands; until then both stay.
    let free = name;
    while (free in items) free += ' bis';
    items[free] = JSON.stringify(value);
  };
  for (const [weekday, games] of form.hours.entries()) add(`hours ${weekday}`, games);
  for (const exception of form.exceptions) add(`exceptions ${exception.day}`, exception);
  for (const court of form.courts) add(`courts ${court.number}`, court);
  for (const { weekdays, hours, price } of form.bands) {
    const days = ascending(weekdays);
    add(`bands ${days} ${hours}`, { weekdays: days, hours, price });
  }
  for (const name of ['door', 'months', 'notice', 'price'] as const) add(name, form[name]);
  for (const name of limitNames) add(`limits ${name}`, form.limits[name]);
  return items;
}

function formOfItems(items: SettingsItems): SettingsForm {
  const one = (name: string) => JSON.parse(items[name] ?? 'null');
  const list = (field: string) =>
    Object.keys(items)
      .filter((name) => name.startsWith(`${field} `) && items[name] !== undefined)
      .map(one);
  return {
    hours: list('hours'),
    door: one('door'),
    exceptions: list('exceptions') as ExceptionForm[],
    courts: list('courts').sort((first, second) => first.number - second.number),
    months: one('months'),
    notice: one('notice'),
    price: one('price'),
    bands: list('bands') as BandForm[],
    limits: eachLimit((name) => one(`limits ${name}`)),
  };
}

/** The names of the items with different values. */
export function changedItems(one: SettingsForm, other: SettingsForm): readonly string[] {
  const [before, after] = [itemsOf(one), itemsOf(other)];
  return Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
}

/** Puts what was typed over `base` on the form of another manager. `disputed` are items that both have changed. */
export function mergeForms(base: SettingsForm, mine: SettingsForm, theirs: SettingsForm) {
  const typed = itemsOf(mine);
  const { merged, conflicts } = mergeThreeWay<SettingsItems>(
    itemsOf(base),
    Object.fromEntries(changedItems(base, mine).map((name) => [name, typed[name]])),
    itemsOf(theirs),
  );
  return { form: formOfItems(merged), disputed: conflicts as readonly string[] };
}

/** The values from which `theirs` began, as far as is known: of those that were sent without an answer, those that have arrived. */
export function arrivedForm(base: SettingsForm, sent: SettingsForm | undefined, theirs: SettingsForm) {
  if (!sent) return base;
  const [asked, present] = [itemsOf(sent), itemsOf(theirs)];
  return changedItems(base, sent)
    .filter((name) => asked[name] === present[name])
    .reduce((form, name) => takeItem(form, sent, name), base);
}

/** The form with one item as it is in the other. */
export function takeItem(form: SettingsForm, other: SettingsForm, name: string): SettingsForm {
  return formOfItems({ ...itemsOf(form), [name]: itemsOf(other)[name] });
}
