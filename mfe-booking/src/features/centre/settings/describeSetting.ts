import { formatLongDay, formatPrice } from 'shared-kernel';
import type { ManagedSettings, SettingPart } from '../../../domain/centreSettings';
import { shortWeekdays } from '../strings';
import { hoursStrings, hourText, ruleStrings } from './strings';

type Hours = readonly [number, number] | null;

const span = (hours: Hours) =>
  hours ? `${hourText(hours[0])} à ${hourText(hours[1])}` : hoursStrings.closed.toLowerCase();
const price = (cents: number) => formatPrice(cents / 100);
const days = (weekdays: readonly number[]) =>
  weekdays.map((weekday) => shortWeekdays[weekday - 1]?.toLowerCase()).join(' ');

const descriptions: { readonly [Part in SettingPart]: (value: ManagedSettings[Part]) => string } = {
  hours: (hours) => hours.map((games, day) => `${shortWeekdays[day]} ${span(games)}`).join(', '),
  door: span,
  exceptions: (exceptions) =>
    exceptions.map(({ day, hours }) => `${formatLongDay(day)} ${span(hours)}`).join(', ') || 'aucune',
  courts: (courts) => courts.map(({ number, name }) => (name ? `${number} (${name})` : number)).join(', '),
  months: (months) => `${months}\u00a0mois`,
  notice: (minutes) => `${minutes}\u00a0minutes`,
  prices: ({ base, bands }) =>
    [
      price(base),
      ...bands.map(({ weekdays, hours, cents }) => `${days(weekdays)} ${span(hours)} ${price(cents)}`),
    ].join(', '),
  limits: ({ networkHour, networkDay, personHour, held }) =>
    [
      [ruleStrings.networkHour, networkHour],
      [ruleStrings.networkDay, networkDay],
      [ruleStrings.personHour, personHour],
      [ruleStrings.held, held],
    ]
      .map(([name, value]) => `${name}\u00a0: ${value}`)
      .join(', '),
};

/** A part of the settings in words. */
export function describeSetting<Part extends SettingPart>(settings: ManagedSettings, part: Part): string {
  return descriptions[part](settings[part]);
}
