import { type CentreRules, centreRules } from 'shared-kernel';
import { hourEuros } from '../plans';
import type { Hour } from './contract';

/** The price of an hour on a court in cents: that of the plan by the hour, or the manager's for this weekday and hour. */
export function hourPriceCents(at?: Hour, rules: CentreRules | null = centreRules.getState()): number {
  return rules?.hourPrice(at) ?? hourEuros * 100;
}
