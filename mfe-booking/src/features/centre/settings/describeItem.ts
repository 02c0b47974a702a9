import { type BandForm, bareHours, type ExceptionForm, type SettingsForm } from '../../../domain/centreForm';
import type { SettingsFault } from '../../../domain/centreSettings';
import { shortWeekdays, weekdays } from '../strings';
import { courtStrings, exceptionStrings, hourText, priceStrings, ruleStrings } from './strings';

export const tabOrder = ['horaires', 'exceptions', 'terrains', 'regles', 'tarifs'] as const;

/** The tab of a field, or of an item (`settingsItems`), which begins with its field. */
export function tabOf(name: string): (typeof tabOrder)[number] {
  const [field = ''] = name.split(' ');
  if (field === 'hours' || field === 'door') return 'horaires';
  if (field === 'exceptions') return 'exceptions';
  if (field === 'courts') return 'terrains';
  return field === 'price' || field === 'bands' ? 'tarifs' : 'regles';
}

const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

const single: Readonly<Record<string, string>> = {
  door: 'accueil',
  months: 'mois à l’avance',
  notice: 'délai pour changer',
  price: 'prix habituel',
  networkHour: inSentence(ruleStrings.networkHour),
  networkDay: inSentence(ruleStrings.networkDay),
  personHour: inSentence(ruleStrings.personHour),
  held: inSentence(ruleStrings.held),
};

/** « mardi », « plage 2 »: the field that a fault is about. */
export function nameOfField({ field, place }: SettingsFault, form: SettingsForm): string {
  const court = form.courts[place];
  if (field === 'hours') return (weekdays[place] ?? '').toLowerCase();
  if (field === 'exceptions') return exceptionStrings.item(place).toLowerCase();
  if (field === 'bands') return priceStrings.band(place).toLowerCase();
  if (field === 'courts' && court) return courtStrings.number(court.number).toLowerCase();
  return single[field] ?? courtStrings.title.toLowerCase();
}

/** « mardi », « exception du 24/12/2026 », « plage sam. dim. 18 h à 22 h »: an item whose JSON is one of these. */
export function nameOfItem(name: string, jsons: readonly (string | undefined)[]): string {
  const [field = ''] = name.split(' ');
  const identity = name.slice(field.length + 1);
  if (field === 'hours') return (weekdays[Number(identity)] ?? '').toLowerCase();
  if (field === 'exceptions') return identity ? `exception du ${identity}` : 'exception sans date';
  if (field === 'courts') return `terrain ${identity}`;
  if (field !== 'bands') return single[field === 'limits' ? identity : field] ?? field;
  const { weekdays: days, hours } = JSON.parse(jsons.find((json) => json !== undefined) ?? '') as BandForm;
  return `plage ${days.map((day) => shortWeekdays[day - 1]?.toLowerCase()).join(' ')} ${span(hours)}`;
}

type Hours = readonly [number, number] | null;

const span = ([from, to]: readonly [number, number]) => `${hourText(from)} à ${hourText(to)}`;
/** As visitors read it: the last game outlasts its hour. */
const games = (hours: Hours) => {
  if (!hours) return 'fermé';
  const [first, last] = hours;
  return first === last
    ? `une partie à ${hourText(first)}`
    : `parties de ${span([first, last + 1])}, la dernière à ${hourText(last)}`;
};
const euros = (text: string) => `${text}\u00a0€`;

/** What an item says, by its field; without a value it is not in its list. */
const values: Readonly<Record<string, (value: never) => string>> = {
  hours: games,
  door: span,
  exceptions: ({ hours, note }: ExceptionForm) => `${games(hours)}${note && ` (${note})`}`,
  courts: ({ name }: SettingsForm['courts'][number]) =>
    name ? `«\u00a0${name}\u00a0»` : 'en service, sans nom',
  months: (months: string) => `${months}\u00a0mois`,
  notice: ([hours, minutes]: SettingsForm['notice']) =>
    `${bareHours(hours)}\u00a0h${minutes === '0' ? '' : `\u00a0${minutes.padStart(2, '0')}`}`,
  price: euros,
  bands: ({ price }: BandForm) => euros(price),
};
const without: Readonly<Record<string, string>> = { courts: 'hors service' };

export function describeItem(name: string, json: string | undefined): string {
  const [field = ''] = name.split(' ');
  if (json === undefined) return without[field] ?? 'aucune';
  const value = JSON.parse(json) as never;
  return values[field]?.(value) ?? String(value);
}
