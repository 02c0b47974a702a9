import { centreSettings } from 'shared-kernel';
import { hourEuros } from '../plans';
import type { Hour } from './contract';
import { weekdayOf } from './slots';

/** The price of an hour on a court in cents: that of the plan by the hour, or the manager's for this weekday and hour. */
export function hourPriceCents(at?: Hour): number {
  const prices = centreSettings()?.prices;
  if (!prices) return hourEuros * 100;
  const hour = at && Number(at.time.slice(0, 2));
  const band = prices.bands.find(
    ({ weekdays, hours: [first, last] }) =>
      at && hour !== undefined && weekdays.includes(weekdayOf(at.date)) && hour >= first && hour <= last,
  );
  return band?.cents ?? prices.base;
}
